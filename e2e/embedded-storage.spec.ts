/** In a frame, in a browser that keeps a storage for each tool: who is launched there is nobody anywhere else. */
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { expect, openAs, people, test } from './support/test.ts';
import { frameOf, openTool } from './support/tool.ts';

const { args = [], ...launch } = chromiumLaunchOptions({ isWhole: true });
// Playwright switches off the features of browsers that it does not expect, this one among them; the last list counts.
test.use({ launchOptions: { ...launch, args: [...args, '--disable-features=Translate'] } });

test('a reload keeps the person of the frame, and the one who is signed in outside of it stays that', async ({
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
