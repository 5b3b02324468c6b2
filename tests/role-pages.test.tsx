/**
 * The pages for roles that may not do everything: a page says that they have no access, or makes no call that the
 * backends refuse them (sandbox/http/rights).
 */
import { act, cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roles, userRoles } from '../sandbox/db/schema/platform.ts';
import { builtPages } from './built-pages.ts';
import { takeConsoleMessages } from './console.ts';
import { appUnderTest } from './render-app.tsx';

vi.setConfig({ testTimeout: 300_000 });

const app = appUnderTest();
const person = { userName: 'demo@example.com', userId: 4 };

/** Calls that were refused for the person's role. */
let refused: string[] = [];

beforeEach(() => {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await send(...request);
    if (response.status === 403) refused.push(`${response.url} ${(await response.clone().json()).operationId}`);
    return response;
  });
});
afterEach(() => vi.restoreAllMocks());

async function become(roleName: string): Promise<void> {
  const { db } = app.backend.sandbox;
  await db.delete(userRoles).where(eq(userRoles.userId, person.userId));
  const [role] = await db.select().from(roles).where(eq(roles.roleName, roleName));
  await db.insert(userRoles).values({ userId: person.userId, roleId: role?.roleId ?? 0 });
}

/** How pages say that they are not for this person. */
const refusal = /^(Access denied|Only administrators and bookkeepers can .+|Not part of your account)$/;

/** Pages behind which there are others that a role may not see, by their layout's need, are refused alike. */
const areas = [
  ...['/case-initiation/{orderId}', '/existing-case/{orderId}', '/docket-sync', '/filing-account', '/billing'],
  ...['/services/', '/case-search', '/reporting'],
];
const isRepeated = (route: string) =>
  areas.some((area) => route.startsWith(`${area}/`) || route.startsWith(`${area}-`));
const pages = builtPages.filter(([route]) => !isRepeated(route));

describe.each([
  [
    'ProcessServingProspect',
    ['/filing-list', '/case-initiation', '/docket-sync', '/billing', '/ccd-details/{orderId}'],
  ],
  ['Bookkeeper', ['/case-initiation', '/filing-account', '/serve-it/order/process-serving', '/lsop', '/new-eservice']],
])('for a %s', (roleName, some) => {
  it('each page is allowed, or says that it is not', async () => {
    await become(roleName);
    const broken: string[] = [];
    const denied: string[] = [];
    for (const [route, address] of pages) {
      refused = [];
      const { router, queryClient, unmount } = await app.renderApp(address, { as: person.userName, retryDelay: 20 });
      const isQuiet = () => router.state.status === 'idle' && queryClient.isFetching() === 0;
      await act(() =>
        vi.waitFor(() => expect(isQuiet()).toBe(true), { timeout: 10_000, interval: 20 }).catch(() => {}),
      );
      const isRefusal = () => screen.queryByRole('heading', { name: refusal }) !== null;
      // What was refused is said a render after its answer.
      if (refused.length > 0) await act(() => vi.waitFor(() => expect(isRefusal()).toBe(true)).catch(() => {}));
      if (isRefusal()) denied.push(route);
      else broken.push(...refused.map((call) => `${route}: ${call}`));
      takeConsoleMessages();
      unmount();
      cleanup();
      app.reset();
    }
    expect(broken).toEqual([]);
    expect(denied).toEqual(expect.arrayContaining(some));
    expect(denied).not.toContain('/');
    expect(denied).not.toContain('/orders');
  });
});
