/** The session tests a hundred times each, all redirect payloads, and ten bookmarked links. */
import { expectLinkSurvives, links } from '../support/deep-links.ts';
import { expectInProduct, payloads, redirectMethods, watchForeignHosts } from '../support/redirects.ts';
import {
  platformFailures,
  testNearExpiry,
  testPlatformFailure,
  testRefreshAfterSignOut,
  testRejectedToken,
  testSwitchedUser,
  testTwoTabs,
} from '../support/sessions.ts';
import { expect, openAs, people, test } from '../support/test.ts';

// Serial, because they revoke one person's tokens.
test.describe.configure({ mode: 'default' });
const rounds = Number(process.env.STRESS_ROUNDS ?? 100);
const person = people.sam;

test('twenty calls ten minutes before expiry cause one refresh', ({ page, control }) =>
  testNearExpiry({ page, control, person, rounds }));

test('twenty rejected calls cause one refresh and are retried', ({ page, control }) =>
  testRejectedToken({ page, control, person, rounds }));

test('two tabs share one refresh', ({ page, control }) => testTwoTabs({ page, control, person, rounds }));

for (const [name, failure] of Object.entries(platformFailures)) {
  test(`${name} during a refresh keeps the person signed in`, ({ page, control }) =>
    testPlatformFailure({ page, control, person, rounds }, failure));
}

test('a refresh that ends after sign-out stores nothing', ({ page, control }) =>
  testRefreshAfterSignOut({ page, control, person, rounds }));

test('another tab never shows the first person again', ({ page, control }) =>
  testSwitchedUser({ page, control, person, rounds }, people.leo));

for (const [way, take] of Object.entries(redirectMethods)) {
  test(`sixty foreign targets in ${way} reach no other host`, async ({ page, context, baseURL }) => {
    const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
    await openAs(page, person, '/orders');
    expect(payloads).toHaveLength(60);
    for (const target of payloads) {
      await take(page, target);
      await expectInProduct(page);
    }
    expect(asked).toEqual([]);
  });
}

for (const link of links) {
  test(`${link} survives byte for byte`, ({ page }) => expectLinkSurvives(page, link));
}
