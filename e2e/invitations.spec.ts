/** An invited person joins by the link, also in a browser where someone else is signed in. */
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('a person is invited, and joins in place of the person signed in', async ({ page, control }) => {
  const name = 'Rosa Lind';
  const email = `rosa.${Date.now()}@example.com`;
  await openAs(page, people.nora, '/settings/account');
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Invite a person' }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${name} is invited`)).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = await control.mailedLink({ email });
  const token = link.split('=')[1] ?? '';
  expect(token).toHaveLength(43);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join Marlow & Finch LLP' })).toBeVisible();
  await expect(page).toHaveURL('/app/join');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expectAccessible(page);
  // A reload doesn't lose the invitation.
  await page.reload();
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await page.getByLabel(/^Password/).fill('Harbor2026');
  await page.getByLabel(/^Confirm password/).fill('Harbor2026');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  await expect(page).toHaveURL('/app/');
  expect(requests.filter((url) => url.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You’ve already joined Marlow & Finch LLP' })).toBeVisible();
  // Another link in the same tab changes only the fragment.
  await page.goto(link.slice(0, -3));
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
  await expect(page).toHaveURL('/app/join');
});
