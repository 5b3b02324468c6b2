/** `npm run test:links`: 200 links with tokens, in tabs and frames, beside a tab at work. */
import { expectSignedIn } from '../support/sessions.ts';
import { expect, openAs, people, test } from '../support/test.ts';
import { followTokenLink, tokenLinks } from '../support/token-links.ts';

const { nora: present, leo: other } = people;

test('200 links with tokens switch nobody unasked and end no session', async ({ page, context, control }) => {
  await openAs(page, present, '/orders');
  await expectSignedIn(page, present);
  await page.evaluate(() => Reflect.set(window, 'neverReloaded', true));
  const opened = await context.newPage();
  for (const link of tokenLinks(200))
    await test.step(JSON.stringify(link), () =>
      followTokenLink({ page: opened, working: page, control, present, other }, link),
    );
  expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);
});
