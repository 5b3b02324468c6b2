import { expect, it } from 'vitest';
import { safeRedirectTarget } from './redirect-target';

const rule = { currentOrigin: 'https://app.benchfile.example', prefix: '/app', providerDomain: 'benchfile.example' };
const target = (input: string, changes: Partial<typeof rule> = {}) =>
  safeRedirectTarget(input, { ...rule, ...changes });

it.each(['/app', '/app/orders?state=CA#top', '/app?x=1', '/app#h'])('keeps the path %s', (input) => {
  expect(target(input)).toBe(input);
});

it.each([
  ['/orders', '/app/orders'],
  ['orders/drafts', '/app/orders/drafts'],
  ['/orders//', '/app/orders//'],
  ['/orders?next=a:b', '/app/orders?next=a:b'],
  ['/case-search?state=CA#top', '/app/case-search?state=CA#top'],
  ['orders', '/app/orders'],
  ['?state=IL', '/app?state=IL'],
  ['/apples', '/app/apples'],
  ['/filevine/REF%20A', '/app/filevine/REF%20A'],
])('adds the prefix to %s', (input, expected) => {
  expect(target(input)).toBe(expected);
});

it.each([
  'https://app.benchfile.example/legacy/page',
  'https://benchfile.example',
  'https://benchfile.example/account',
  'https://www.benchfile.example:8443/x',
])('keeps the address %s', (input) => {
  expect(target(input)).toBe(input);
});

it('allows localhost on any port from localhost', () => {
  expect(target('http://localhost:5173/x', { currentOrigin: 'http://localhost:4173' })).toBe('http://localhost:5173/x');
  expect(target('http://localhost:5173/x')).toBe('/app');
});

it.each([
  ['nothing', ''],
  ['a protocol-relative address', '//evil.example'],
  ['one even to this host', '//app.benchfile.example/app'],
  ['another host', 'https://evil.example'],
  ['a host that ends alike', 'https://evilbenchfile.example'],
  ['a host that begins alike', 'https://benchfile.example.evil.example'],
  ['http on the provider’s domain', 'http://www.benchfile.example'],
  ['user-info', 'https://app.benchfile.example@evil.example/'],
  ['empty user-info', 'https://@app.benchfile.example/'],
  ['a trailing-dot host', 'https://app.benchfile.example./'],
  ['a scheme that runs', 'javascript:alert(1)'],
  ['a scheme that holds data', 'data:text/html,x'],
  ['an address without slashes', 'https:app.benchfile.example'],
  ['a backslash', '/\\evil.example'],
  ['a control character', '/\tevil.example'],
  ['white space before', ' /orders'],
  ['white space after', '/orders '],
  ['a path that leaves the prefix', '/app/../secret'],
  ['one that leaves it encoded', '/app/%2e%2e/secret'],
  ['one that resolves to two slashes', '/app/.//evil.example'],
  ['two slashes behind this host', 'https://app.benchfile.example//evil.example'],
  ['no URL at all', 'https://[bad'],
])('goes to the prefix for %s', (_, input) => {
  expect(target(input)).toBe('/app');
});

it('allows its own origin outside the provider’s domain', () => {
  const currentOrigin = 'https://app.firm.example';
  expect(target('https://app.firm.example/x', { currentOrigin })).toBe('https://app.firm.example/x');
  expect(target('https://www.firm.example/x', { currentOrigin })).toBe('/app');
});

it.each(['https://evil.example', 'http://evil.example', 'http://localhost.evil.example'])(
  'does not allow %s from localhost',
  (input) => expect(target(input, { currentOrigin: 'http://localhost:5173' })).toBe('/app'),
);

it('allows no user-info, not even at an allowed host', () => {
  expect(target('https://user@benchfile.example/account')).toBe('/app');
});
