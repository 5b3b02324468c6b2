import { beforeEach, expect, it, vi } from 'vitest';
import { earlyToken } from './early-token';
import { setCookie, tokenOf } from './test-platform';

const stored = tokenOf(7);
const cookie = tokenOf(7, 3000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCookie('');
});

it('is the cookie’s, which is newer, or else the stored one', () => {
  localStorage.setItem('access_token', stored);
  expect(earlyToken()).toMatchObject({ token: stored, person: { userId: 7 } });
  setCookie(cookie);
  expect(earlyToken()).toMatchObject({ token: cookie, person: { userId: 7 } });
  setCookie(tokenOf(7, -1));
  expect(earlyToken()).toMatchObject({ token: stored });
});

it.each([
  ['there is none', () => {}],
  ['it expires in ten minutes', () => setCookie(tokenOf(7, 600))],
  [
    'the newer one expires in ten minutes',
    () => [localStorage.setItem('access_token', stored), setCookie(tokenOf(7, 60))],
  ],
  ['it has expired', () => setCookie(tokenOf(7, -1))],
  ['it never expires', () => setCookie(tokenOf(7, null))],
  ['it names nobody', () => setCookie(tokenOf(7, 3600, { 'inf:clientid': 0 }))],
  [
    'someone was launched beside another person’s cookie',
    () => [
      localStorage.setItem('access_token', stored),
      localStorage.setItem('launched-as', '7'),
      setCookie(tokenOf(8)),
    ],
  ],
])('is undefined when %s', (_, arrange) => {
  arrange();
  expect(earlyToken()).toBeUndefined();
});

it('is undefined in a frame whose session is apart from that of the other tabs', () => {
  setCookie(cookie);
  sessionStorage.setItem('launched-apart', '8');
  expect(earlyToken()).toBeDefined();
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  expect(earlyToken()).toBeUndefined();
});
