/** The session tests a hundred times each, all redirect payloads, and ten bookmarked links. */
import { links, walk } from '../support/deep-links.ts';
import { expectInTheProduct, payloads, watchForeignHosts, ways } from '../support/redirects.ts';
import {
  failures,
  tryFailure,
  tryHeldOverLogout,
  tryNearEnd,
  tryRefused,
  trySomebodyElse,
  tryTwoTabs,
} from '../support/sessions.ts';
import { expect, openAs, people, test } from '../support/test.ts';

// Serial, because they revoke one person's tokens.
test.describe.configure({ mode: 'default' });
const rounds = Number(process.env.STRESS_ROUNDS ?? 100);
const person = people.sam;

test('twenty calls ten minutes before expiry cause one refresh', ({ page, control }) =>
  tryNearEnd({ page, control, person, rounds }));

test('twenty rejected calls cause one refresh and are retried', ({ page, control }) =>
  tryRefused({ page, control, person, rounds }));

test('two tabs share one refresh', ({ page, control }) => tryTwoTabs({ page, control, person, rounds }));

for (const [name, failure] of Object.entries(failures)) {
  test(`${name} during a refresh keeps the person signed in`, ({ page, control }) =>
    tryFailure({ page, control, person, rounds }, failure));
}

test('a refresh that ends after sign-out stores nothing', ({ page, control }) =>
  tryHeldOverLogout({ page, control, person, rounds }));

test('another tab never shows the first person again', ({ page, control }) =>
  trySomebodyElse({ page, control, person, rounds }, people.leo));

for (const [way, take] of Object.entries(ways)) {
  test(`sixty foreign targets in ${way} reach no other host`, async ({ page, context, baseURL }) => {
    const asked = await watchForeignHosts(context, new URL(baseURL ?? '').origin);
    await openAs(page, person, '/orders');
    expect(payloads).toHaveLength(60);
    for (const target of payloads) {
      await take(page, target);
      await expectInTheProduct(page);
    }
    expect(asked).toEqual([]);
  });
}

for (const link of links) {
  test(`${link} survives byte for byte`, ({ page }) => walk(page, link));
}
