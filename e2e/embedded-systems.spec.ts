/** The product framed by each of the eleven connected systems, launched at a matter as that system does. */
import type { APIRequestContext } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { expect, type Person, people, test } from './support/test.ts';
import { frameOf, openTool } from './support/tool.ts';

const { args = [], ...launch } = chromiumLaunchOptions({ isWhole: true });
test.use({ launchOptions: { ...launch, args: [...args, '--test-third-party-cookie-phaseout'] } });

/** A firm that is made when the system first launches the product. Names lose what courts can't print. */
const made = { name: /^00001-Zo/, holds: 'Pleadings' } as const;
const systems: readonly { retailer: string; matter: string; name: RegExp; holds: string }[] = [
  // Not the matter into which other tests file: its documents fill the list.
  { retailer: 'clio', matter: '1503204', name: /^00047-Castellano/, holds: 'Pleadings' },
  { retailer: 'NETDOCS', matter: 'NG-7QK2L0PD|2|NYM|20417', name: /^20417-Nyman/, holds: 'Pleadings' },
  { retailer: 'neos', matter: 'N-3301', name: /^Abernathy/, holds: 'Pleadings' },
  { retailer: 'filevine', matter: 'F-88120', name: /^Ruiz, Elena/, holds: 'Pleadings' },
  ...['imanage', 'timematters', 'actionstep', 'mycase', 'smokeball', 'leap'].map((retailer) => ({
    ...{ retailer, matter: `${retailer}-001`, ...made },
  })),
  { retailer: 'easysoft', matter: 'easysoft-001', name: made.name, holds: 'Complaint.pdf' },
];

async function connect(request: APIRequestContext, { email }: Person): Promise<void> {
  const data = { userName: email, connection: 'connected' };
  expect((await request.put('/sandbox/api/integrations/connections', { data })).ok()).toBe(true);
}

for (const { retailer, matter, name, holds } of systems)
  test(`in ${retailer}, the banner names the matter, its documents are listed, and a link leads back`, async ({
    page,
    baseURL,
  }) => {
    // No one at the demo's firm of Neos is connected yet.
    if (retailer === 'neos') await connect(page.request, people.maren);
    const { application } = await openTool(page, baseURL, `retailer=${retailer}&matter=${encodeURIComponent(matter)}`);
    const banner = application.getByRole('complementary', { name: 'Matter' });
    const linked = banner.getByRole('link', { name });
    await expect(linked).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Back' })).toBeHidden();
    const address = new URL(frameOf(page).url());

    await application.getByRole('link', { name: 'Documents', exact: true }).click();
    const documents = application.getByRole('grid', { name: 'Documents in the matter' });
    await expect(documents.getByRole('row').filter({ hasText: holds }).first()).toBeVisible();
    expect(new URL(frameOf(page).url()).pathname).toBe(`${address.pathname}/documents`);

    await application.getByRole('link', { name: 'File into a case' }).click();
    await banner.getByRole('link', { name: 'Back' }).click();
    await expect(linked).toBeVisible();
    await expect.poll(() => new URL(frameOf(page).url()).pathname).toBe(address.pathname);
  });
