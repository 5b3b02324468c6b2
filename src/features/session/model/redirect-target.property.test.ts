/** The redirect rule against random addresses, read like a browser: nothing leaves the product. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeRedirectTarget } from './redirect-target';

const rule = { currentOrigin: 'https://app.benchfile.example', prefix: '/app', providerDomain: 'benchfile.example' };

/** Parts of attacks and of what they imitate. */
const pieces = [
  ...['/', '//', '///', '\\', '\\\\', '/\\', '.', '..', '/./', '/../', '?', '#', ';', '&', '=', '@', ':', '%', ' '],
  ...[
    '%2f',
    '%2F%2f',
    '%5c',
    '%2e%2e',
    '%2e',
    '%09',
    '%0a',
    '%00',
    '%40',
    '%25',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u007f',
    '\u0085',
  ],
  ...[
    'http:',
    'https:',
    'HTTPS://',
    'http://',
    'https://',
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'file:///',
    'blob:',
  ],
  ...['evil.example', 'app.benchfile.example', 'benchfile.example', 'www.benchfile.example', 'evilbenchfile.example'],
  ...['benchfile.example.evil.example', 'app.benchfile.example.', 'localhost', '127.0.0.1', '[::1]', '0x7f.1', ':8443'],
  ...['user@', 'user:word@', '@@', '/app', '/app/', '/App', '/apple', 'orders', 'alert(1)', '?state=CA', '#top'],
  ...[
    '\uff0f',
    '\u3002',
    '\uff0e',
    '\u00ad',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\u0130',
    '\ud800',
    'xn--',
    '。benchfile.example',
  ],
];

const target = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 24 }) },
  {
    weight: 1,
    arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https'] }),
  },
);

/** Tells whether a browser sent to `address` from the application stays on allowed hosts. */
function staysAllowed(address: string, { currentOrigin, prefix, providerDomain }: typeof rule): boolean {
  const url = new URL(address, `${currentOrigin}${prefix}/login`);
  if (url.username || url.password || url.hostname.endsWith('.') || url.pathname.startsWith('//')) return false;
  const isAddress = /^https?:\/\//i.test(address);
  if (url.origin === currentOrigin)
    return isAddress || url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  if (!isAddress) return false;
  const isLocal = url.hostname === 'localhost' && new URL(currentOrigin).hostname === 'localhost';
  const isProvider = url.hostname === providerDomain || url.hostname.endsWith(`.${providerDomain}`);
  return isLocal || (url.protocol === 'https:' && isProvider);
}

it.each([
  ['of the provider', rule],
  ['on a developer’s machine', { ...rule, currentOrigin: 'http://localhost:5173' }],
])('50,000 of 100,000 targets, on a host %s: none leaves the allow-list', (_, given) => {
  const numRuns = 50_000;
  fc.assert(
    fc.property(target, (input) => {
      const result = safeRedirectTarget(input, given);
      // Not `expect`: it would take longer than the rule.
      if (!staysAllowed(result, given)) throw new Error(`${JSON.stringify(input)} leads to ${JSON.stringify(result)}`);
      if (safeRedirectTarget(result, given) !== result) throw new Error(`${JSON.stringify(result)} changes again`);
    }),
    { numRuns },
  );
});

it('safe addresses pass: every path below the prefix stays unchanged', () => {
  const segment = fc.stringMatching(/^[\w~!$'()*,:@-]{1,12}$/);
  const path = fc.tuple(fc.array(segment, { maxLength: 4 }), fc.webQueryParameters(), fc.webFragments());
  fc.assert(
    fc.property(path, ([segments, query, hash]) => {
      const asked = `/app${segments.map((each) => `/${each}`).join('')}?${query}#${hash}`;
      expect(safeRedirectTarget(asked, rule)).toBe(asked);
    }),
    { numRuns: 1000 },
  );
});
