/** Calls, a refresh and a sign-out in random order, a hundred orders each (decision 3). */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRequest } from '@/api/backends';
import { browserLocation } from '@/lib/browser/location';
import { watchOtherTabs } from './other-tabs';
import { sessionState } from './session-state';
import { signOut } from './sign-out';
import { begin, setCookie, signedIn, tellStorageEvent, testPlatform, tokenOf } from './test-platform';
import { changeSignOutMark, removeToken, storedToken, storeToken } from './token-store';

const platform = testPlatform();
const numRuns = 100;

beforeEach(() => {
  vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
  vi.spyOn(browserLocation, 'reload').mockImplementation(() => {});
  return watchOtherTabs();
});

/** Signs in; from then on `scheduler` decides the order of responses. The old token is rejected. */
async function prepare(scheduler: fc.Scheduler, fresh: string, failure?: () => Response) {
  localStorage.clear();
  setCookie('; max-age=0');
  platform.refresh.mockReset().mockImplementation(async () => Response.json(signedIn));
  storeToken(tokenOf(7));
  await begin();
  let underWay = 0;
  let mostUnderWay = 0;
  platform.refresh.mockReset().mockImplementation(async () => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await scheduler.schedule(Promise.resolve(), 'refresh');
    underWay -= 1;
    if (failure) return failure();
    setCookie(fresh);
    return Response.json(signedIn);
  });
  platform.others.mockReset().mockImplementation(async (token) => {
    await scheduler.schedule(Promise.resolve(), 'call');
    return Response.json({}, { status: token === fresh ? 200 : 401 });
  });
  return { mostUnderWay: () => mostUnderWay };
}

const callTwentyTimes = () =>
  Array.from({ length: 20 }, () =>
    billingRequest('/x').then(
      () => 'answered',
      () => 'failed',
    ),
  );

it('twenty rejected calls cause one refresh, and all succeed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      await prepare(scheduler, tokenOf(7, 5000));
      const calls = Promise.all(callTwentyTimes());
      const outcomes = await scheduler.waitFor(calls);
      expect(new Set(outcomes)).toEqual(new Set(['answered']));
      expect(platform.refresh).toHaveBeenCalledTimes(1);
    }),
    { numRuns },
  );
});

describe.each([
  ['here', signOut],
  [
    'in another tab that has notified this one',
    () => {
      removeToken();
      changeSignOutMark();
      tellStorageEvent('access_token');
    },
  ],
  [
    'in another tab that has not notified this one yet',
    () => {
      removeToken();
      changeSignOutMark();
    },
  ],
])('a sign-out %s', (_, logOut) => {
  it('while twenty calls are rejected leaves nothing stored, and no call is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const fresh = tokenOf(7, 5000);
        await prepare(scheduler, fresh);
        void callTwentyTimes();
        let callsBefore = 0;
        void scheduler.schedule(Promise.resolve(), 'logout').then(() => {
          logOut();
          callsBefore = platform.others.mock.calls.length;
        });
        await scheduler.waitIdle();
        await vi.advanceTimersByTimeAsync(60_000);
        void billingRequest('/x');
        await scheduler.waitIdle();
        expect(storedToken()).toBeNull();
        expect(sessionState()).toMatchObject({ status: 'ending' });
        expect(platform.others).toHaveBeenCalledTimes(callsBefore);
      }),
      { numRuns },
    );
  });
});

it.each([
  ['500', () => Response.json({}, { status: 500 })],
  ['HTML', () => new Response('<p>Back soon</p>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => Response.error()],
])('twenty rejected calls and a platform response of %s: the user stays signed in', async (_, failure) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { mostUnderWay } = await prepare(scheduler, tokenOf(7, 5000), failure);
      const calls = Promise.all(callTwentyTimes());
      let outcomes: string[] | undefined;
      void calls.then((all) => (outcomes = all));
      while (!outcomes) {
        await scheduler.waitIdle();
        await vi.advanceTimersByTimeAsync(2000);
      }
      expect(new Set(outcomes)).toEqual(new Set(['failed']));
      expect(storedToken()).not.toBeNull();
      expect(sessionState()).toMatchObject({ status: 'authenticated' });
      expect(mostUnderWay()).toBe(1);
    }),
    { numRuns },
  );
});
