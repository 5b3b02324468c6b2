/** In a frame, in a browser with partitioned storage: the launched person is signed in only there. */
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { expect, openAs, people, test } from './support/test.ts';
import { frameOf, openTool } from './support/tool.ts';

const { args = [], ...launch } = chromiumLaunchOptions({ isWhole: true });
// Playwright disables browser features it doesn't expect, including this one; the last list wins.
test.use({ launchOptions: { ...launch, args: [...args, '--disable-features=Translate'] } });

test('a reload keeps the frame’s person, and the person signed in outside stays signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const outside = await context.newPage();
  await openAs(outside, people.june, '/');
  await expect(outside.getByRole('button', { name: `Account of ${people.june.name}` })).toBeVisible();

  const { application } = await openTool(page, baseURL, 'retailer=clio&path=/orders');
  await expect(application.getByRole('button', { name: `Account of ${people.nora.name}` })).toBeVisible();
  await frameOf(page).evaluate(() => window.location.reload());
  await expect(application.getByRole('button', { name: `Account of ${people.nora.name}` })).toBeVisible();
  await expect(application.getByRole('grid', { name: 'Orders' })).toBeVisible();

  await outside.reload();
  await expect(outside.getByRole('button', { name: `Account of ${people.june.name}` })).toBeVisible();
});
