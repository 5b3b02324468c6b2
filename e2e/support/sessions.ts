/**
 * Session stress: expiring tokens, concurrent calls, two tabs, a failing platform. The number of rounds is a parameter.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from './control.ts';
import { expect, openAs, type Person, signIn, untilQuiet } from './test.ts';

/** A person's browser, the sandbox's control and the number of rounds. */
export interface SessionTest {
  page: Page;
  control: Control;
  person: Person;
  rounds: number;
}

/** How the platform can fail a refresh. `nothing` keeps the connection open without a response. */
export const platformFailures = {
  'a 500': { status: 500 },
  HTML: { answer: 'html' },
  nothing: { latency: 60_000 },
} as const;

/** Twenty calls with ten minutes left on the token: one refresh, and all calls succeed. */
export async function testNearExpiry({ page, control, person, rounds }: SessionTest): Promise<void> {
  const watch = watchCalls(page.context());
  await openAs(page, person, '/orders');
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await page.reload();
    await expectSettled(page, person);
    const old = await control.token(person, 600);
    watch.begin();
    await giveToken(page, old);
    await callTwentyTimes(page);
    await watch.expectTwentyAnswers();
    await expect.poll(() => storedToken(page)).not.toBe(old);
    expect(watch.refreshes).toHaveLength(1);
  }
}

/** Twenty calls with a rejected token: one refresh, and all calls are retried and succeed. */
export async function testRejectedToken({ page, control, person, rounds }: SessionTest): Promise<void> {
  const watch = watchCalls(page.context());
  await openAs(page, person, '/orders');
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await page.reload();
    await expectSettled(page, person);
    watch.begin();
    await control.expire(person, 'token');
    await callTwentyTimes(page);
    await watch.expectTwentyAnswers();
    expect(watch.refreshes).toHaveLength(1);
  }
}

/** Two tabs with an expiring or rejected token call at the same time: one refresh. */
export async function testTwoTabs({ page, control, person, rounds }: SessionTest): Promise<void> {
  const context = page.context();
  const watch = watchCalls(context);
  await openAs(page, person, '/orders');
  const tabs = [page, await context.newPage()];
  await tabs[1]?.goto('/app/orders');
  for (let round = 0; round < rounds; round++) {
    if (round > 0) for (const tab of tabs) await tab.reload();
    for (const tab of tabs) await expectSettled(tab, person);
    const isRefused = round % 2 === 1;
    const old = isRefused ? await storedToken(page) : await control.token(person, 600);
    watch.begin();
    if (isRefused) await control.expire(person, 'token');
    else if (old) await giveToken(page, old);
    await Promise.all(tabs.map(callTwentyTimes));
    await watch.expectTwentyAnswers();
    for (const tab of tabs) await expect.poll(() => storedToken(tab)).not.toBe(old);
    expect(watch.refreshes).toHaveLength(1);
  }
}

/** The platform fails while the page loads: the person stays signed in with the existing token. */
export async function testPlatformFailure(
  { page, control, person, rounds }: SessionTest,
  failure: (typeof platformFailures)[keyof typeof platformFailures],
): Promise<void> {
  await openAs(page, person, '/orders');
  for (let round = 0; round < rounds; round++) {
    await expectSignedIn(page, person);
    const token = await storedToken(page);
    await control.fault({ operationId: 'refreshSession', userId: person.userId, ...failure });
    await page.reload();
    await expectSignedIn(page, person);
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    await control.heal('refreshSession');
  }
}

/** A refresh that ends after a sign-out, here or in another tab, stores nothing. */
export async function testRefreshAfterSignOut({ page, control, person, rounds }: SessionTest): Promise<void> {
  const context = page.context();
  const watch = watchCalls(context);
  for (let round = 0; round < rounds; round++) {
    await openAs(page, person, '/orders');
    await expectSettled(page, person);
    const other = await context.newPage();
    await other.goto('/app/orders');
    await expectSettled(other, person);
    await control.fault({
      operationId: 'refreshSession',
      userId: person.userId,
      when: 'after',
      latency: 700,
      times: 1,
    });
    watch.begin();
    const answered = context.waitForEvent('requestfinished', (request) => request.url().includes('/account/refresh'));
    await giveToken(page, await control.token(person, 600));
    await callTwentyTimes(page);
    await expect.poll(() => watch.refreshes).toHaveLength(1);
    await signOut(round % 2 === 0 ? other : page, person);
    await answered.catch(() => {});
    for (const tab of [page, other]) await expectSignedOut(tab);
    expect(await storedToken(page)).toBeNull();
    await other.close();
  }
}

/** One tab signs out and someone else signs in; the other tab never shows the first person again. */
export async function testSwitchedUser({ page, person, rounds }: SessionTest, next: Person): Promise<void> {
  const persons = [person, next] as const;
  await openAs(page, person, '/orders');
  const other = await page.context().newPage();
  await other.goto('/app/orders');
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? persons : [next, person];
    for (const tab of [page, other]) await expectSignedIn(tab, first);
    const order = await anOrder(other);
    await signOut(page, first);
    await expectNothingOf(other, first, order);
    await expectSignedOut(page);
    await page.goto('/app/orders');
    await signIn(page, second);
    await expectSignedIn(page, second);
    await expectNothingOf(other, first, order);
    // The platform's sign-in page is open or, if the platform was quick, the second person's page.
    const isThere = other.getByRole('heading', { name: 'Sign in' });
    await expect(isThere.or(other.getByRole('button', { name: `Account of ${second.name}` }))).toBeVisible();
    await other.goto('/app/orders');
  }
}

/** Someone else signs in while the first person's tab is open, without a sign-out. */
export async function testSignInWithoutSignOut(
  { page, person }: Omit<SessionTest, 'rounds'>,
  next: Person,
): Promise<void> {
  await openAs(page, person, '/orders');
  await expectSignedIn(page, person);
  const order = await anOrder(page);
  const other = await page.context().newPage();
  await openAs(other, next, '/');
  await expectSignedIn(other, next);
  await expectSignedIn(page, next);
  await expectNothingOf(page, person, order);
}

/** Number of an order in the list, unique to this person's firm. */
async function anOrder(page: Page): Promise<string> {
  const address = await page.getByRole('grid', { name: 'Orders' }).getByRole('link').first().getAttribute('href');
  const [, order] = /\/order-details\/(\d+)/.exec(address ?? '') ?? [];
  if (order === undefined) throw new Error(`${address} is no order’s page.`);
  return order;
}

/** The page shows neither the person nor their order. */
async function expectNothingOf(page: Page, person: Person, order: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`\\b${order}\\b`) })).toHaveCount(0);
}

export async function signOut(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: `Account of ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The platform's sign-in page or its signed-out page. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(Sign in|You are signed out)$/ })).toBeVisible();
}

export async function expectSignedIn(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
}

/** Signed in, with the page's first refresh finished: until then, it could replace a test's token. */
async function expectSettled(page: Page, person: Person): Promise<void> {
  await expectSignedIn(page, person);
  await untilQuiet(page);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('access_token'));
}

/**
 * Gives the browser a token, in both cookie and storage, as the platform would. The cookie first: a page's own writing of
 * a cookie reaches other tabs later than what it stores.
 */
async function giveToken(page: Page, token: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'access_token', value: token, url: origin, sameSite: 'Lax' }]);
  await page.evaluate((given) => localStorage.setItem('access_token', given), token);
}

/** Makes the application request twenty orders at once, as hovering over their links would. */
async function callTwentyTimes(page: Page): Promise<void> {
  const links = page.getByRole('grid', { name: 'Orders' }).getByRole('link');
  await expect(links.nth(19)).toBeAttached();
  await links.evaluateAll((elements) => {
    for (const link of elements.slice(0, 20)) link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
}

/** Records a browser's refreshes and the results of calls for single orders. */
function watchCalls(context: BrowserContext) {
  const refreshes: string[] = [];
  const answers = new Map<string, number>();
  context.on('request', (request) => {
    if (request.url().includes('/account/refresh')) refreshes.push(request.url());
  });
  context.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/\/Order\/\d+$/i.test(path)) answers.set(path, response.status());
  });
  return {
    refreshes,
    begin() {
      refreshes.length = 0;
      answers.clear();
    },
    async expectTwentyAnswers() {
      await expect.poll(() => [...answers.values()].filter((status) => status === 200).length).toBe(20);
      expect([...answers.values()]).toEqual(Array.from({ length: 20 }, () => 200));
    },
  };
}
