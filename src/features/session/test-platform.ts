/** For the session's tests: a platform that answers what a test says, a browser's clean storage, and fake time. */
import { afterEach, beforeEach, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { setRunnerHooks } from '@/api/http';
import { renewToken, sessionReady, startSession, tokenForCall } from './session';
import { type SessionState, sessionState } from './session-state';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of a person, with so many seconds left; `null`: without an end. Issued now unless told otherwise. */
export function tokenOf(userId: number, secondsLeft: number | null = 3600, claims: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const end = secondsLeft === null ? {} : { exp: now + secondsLeft };
  const payload = { 'inf:loginid': userId, 'inf:clientid': 1, iat: now, ...end, ...claims };
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.c2ln`;
}

/** What a platform says that has a session; it may have set the cookie before. */
export const signedIn = { success: true, hasError: false, errorDescription: null, signedOut: false };

/** What the platform would do. */
export function setCookie(value: string, name = 'access_token'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `${name}=${value}; path=/`;
}

/** What the browser tells this tab when another one has changed the storage. */
export function tellStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Starts the session and lets the first answers come. */
export async function begin(): Promise<SessionState> {
  startSession();
  void sessionReady();
  await vi.advanceTimersByTimeAsync(3000);
  return sessionState();
}

interface TestPlatform {
  /** Answers `/account/refresh`; a session that goes on unless told. */
  refresh: ReturnType<typeof vi.fn<(init: RequestInit) => Promise<Response>>>;
  /** Answers every other call, by the token that it bears; `{}` unless told. */
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
