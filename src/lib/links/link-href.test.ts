import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkContext, type LinkKind, type LinkParameters, linkHref } from './link-href';

const surroundings = { origin: 'https://app.benchfile.example', appPrefix: '/app', mappingId: 'map-1' };
const href = (kind: LinkKind, link: string, params?: LinkParameters, changes: Partial<LinkContext> = {}) =>
  linkHref({ kind, link, params }, { ...surroundings, ...changes });

describe('the three kinds', () => {
  it.each([
    ['legacy', 'https://app.benchfile.example/account?mappingId=map-1'],
    ['single-page', '/app/account'],
    ['single-page-with-matter', '/app/account?mappingId=map-1'],
  ] as const)('%s', (kind, expected) => {
    expect(href(kind, '/account')).toBe(expected);
  });

  it.each(['legacy', 'single-page-with-matter'] as const)('%s omits the matter if there is none', (kind) => {
    for (const mappingId of [undefined, null, '']) expect(href(kind, '/a', {}, { mappingId })).toMatch(/\/a$/);
  });
});

describe('the query', () => {
  it('comes before the fragment, after what the link has', () => {
    expect(href('single-page', '/orders?x=%2F&y#top', { state: 'IL' })).toBe('/app/orders?x=%2F&y&state=IL#top');
  });

  it('omits only null and undefined, and repeats the name of a list', () => {
    const params = { none: null, missing: undefined, empty: '', page: 0, all: false, service: ['a b', 'c&d'] };
    expect(href('single-page', '/orders?', params)).toBe(
      '/app/orders?empty=&page=0&all=false&service=a+b&service=c%26d',
    );
  });

  it('has no duplicates: parameters replace, and a matter in the link wins', () => {
    expect(href('single-page', '/orders?state=CA&q=1', { state: 'IL' })).toBe('/app/orders?q=1&state=IL');
    expect(href('legacy', '/a?mappingId=own')).toBe('https://app.benchfile.example/a?mappingId=own');
    expect(href('legacy', '/a', { mappingId: 'given' })).toBe('https://app.benchfile.example/a?mappingId=given');
  });
});

describe('an address that is not a path', () => {
  it.each(['https://court.example/x?y#z', 'HTTP://court.example', '//court.example/x', '/legacy//page'])(
    '%s stays unchanged',
    (link) => {
      expect(href('legacy', link, { state: 'IL' })).toBe(link);
      expect(href('single-page-with-matter', link)).toBe(link);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://court.example',
    'https:court.example',
    '/\\court.example',
    '/\t/court.example',
  ])('%j leads to the prefix', (link) => {
    expect(href('single-page', link)).toBe('/app');
    expect(href('legacy', link)).toBe('/app');
  });

  it.each([
    ['', '/app'],
    ['?x=1', '/app?x=1'],
    ['#top', '/app#top'],
    ['orders', '/app/orders'],
  ])('%j is below the prefix', (link, expected) => {
    expect(href('single-page', link)).toBe(expected);
  });
});

it('never returns anything but an http(s) address', () => {
  const pieces = fc.oneof(
    fc.constantFrom('//', '/', '\\', ':', 'javascript:', 'http:', '?', '#', '\t', '@'),
    fc.string(),
  );
  const links = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  const kinds = fc.constantFrom('legacy', 'single-page', 'single-page-with-matter');
  fc.assert(
    fc.property(links, kinds, (link, kind) => {
      const url = URL.parse(href(kind, link, { q: link }), surroundings.origin);
      if (url) expect(url.protocol).toMatch(/^https?:$/);
      if (!link.includes('//')) expect(url?.origin).toBe(surroundings.origin);
    }),
    { numRuns: 5000 },
  );
});
