/** For the session's tests: a scripted platform, clean browser storage, and fake time. */
import { afterEach, beforeEach, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { setRunnerHooks } from '@/api/http';
import { renewToken, sessionReady, startSession, tokenForCall } from './session';
import { type SessionState, sessionState } from './session-state';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A user's token with this many seconds left; `null` for no expiration. Issued now by default. */
export function tokenOf(userId: number, secondsLeft: number | null = 3600, claims: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const end = secondsLeft === null ? {} : { exp: now + secondsLeft };
  const payload = { 'inf:loginid': userId, 'inf:clientid': 1, iat: now, ...end, ...claims };
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.c2ln`;
}

/** The platform's response for an active session; it may also set the cookie. */
export const signedIn = { success: true, hasError: false, errorDescription: null, signedOut: false };

/** Sets a cookie like the platform. */
export function setCookie(value: string, name = 'access_token'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `${name}=${value}; path=/`;
}

/** The browser's event for a storage change in another tab. */
export function tellStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Starts the session and lets the first responses arrive. */
export async function begin(): Promise<SessionState> {
  // Otherwise it loads with the first token, in real time.
  await import('./arrival');
  startSession();
  void sessionReady();
  await vi.advanceTimersByTimeAsync(3000);
  return sessionState();
}

interface TestPlatform {
  /** Responds to `/account/refresh`; by default, the session continues. */
  refresh: ReturnType<typeof vi.fn<(init: RequestInit) => Promise<Response>>>;
  /** Responds to all other calls, by token; `{}` by default. */
  others: ReturnType<typeof vi.fn<(token: string | null) => Promise<Response>>>;
  /** Makes every refresh bring this token. */
  renewTo(token: string): void;
}

/** Call it at the top of a test file. */
export function testPlatform(): TestPlatform {
  const refresh = vi.fn<(init: RequestInit) => Promise<Response>>();
  const others = vi.fn<(token: string | null) => Promise<Response>>();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-09T15:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    refresh.mockReset().mockImplementation(async () => Response.json(signedIn));
    others.mockReset().mockImplementation(async () => Response.json({}));
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? null;
      return url.includes('/account/refresh') ? refresh(init) : others(token);
    });
    const address = 'https://platform.benchfile.example';
    setBaseAddresses({
      platform: address,
      billing: address,
      filing: address,
      integration: address,
      docketSync: address,
      processServing: address,
    });
    setRunnerHooks({ accessToken: tokenForCall, renewToken });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    for (const pair of document.cookie.split('; ')) setCookie('; max-age=0', pair.split('=')[0]);
    window.history.replaceState(null, '', '/app/');
  });
  return {
    refresh,
    others,
    renewTo: (token) =>
      void refresh.mockImplementation(async () => {
        setCookie(token);
        return Response.json(signedIn);
      }),
  };
}
