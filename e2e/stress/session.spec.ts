/** The session's wear, a hundred times each, every payload of the redirects, and ten links that people keep. */
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

// One after the other: they void the tokens of one person.
test.describe.configure({ mode: 'default' });
const rounds = Number(process.env.STRESS_ROUNDS ?? 100);
const person = people.sam;

test('twenty calls at ten minutes before the end make one refresh', ({ page, control }) =>
  tryNearEnd({ page, control, person, rounds }));

test('twenty calls that are refused make one refresh, and are answered', ({ page, control }) =>
  tryRefused({ page, control, person, rounds }));

test('two tabs make one refresh', ({ page, control }) => tryTwoTabs({ page, control, person, rounds }));

for (const [name, failure] of Object.entries(failures)) {
  test(`${name} for a refresh logs nobody out`, ({ page, control }) =>
    tryFailure({ page, control, person, rounds }, failure));
}

test('a refresh that is held over a logout stores nothing', ({ page, control }) =>
  tryHeldOverLogout({ page, control, person, rounds }));

test('another tab never shows the first person again', ({ page, control }) =>
  trySomebodyElse({ page, control, person, rounds }, people.leo));

for (const [way, take] of Object.entries(ways)) {
  test(`sixty foreign targets in ${way} lead to no other host`, async ({ page, context, baseURL }) => {
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
  test(`${link} comes back byte for byte`, ({ page }) => walk(page, link));
}
