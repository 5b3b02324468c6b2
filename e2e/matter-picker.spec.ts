/** Choosing a matter by keyboard and pointer, on the examples page. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, type Person, people, test } from './support/test.ts';

const pickers = (page: Page) => page.getByRole('region', { name: 'Matter pickers' });

/** The building blocks, once the parts that load later have moved the pickers to their place. */
async function openBlocks(page: Page, person: Person): Promise<void> {
  await openAs(page, person, '/example');
  await expect(page.getByRole('region', { name: 'Documents' }).getByText('Locked.pdf')).toBeVisible();
}

test('a matter is found and selected by keyboard only, and outdated searches are cancelled', async ({
  page,
  control,
}) => {
  await openBlocks(page, people.theo);
  const region = pickers(page);
  const input = region.getByRole('combobox', { name: 'Matter' });
  await control.fault({ operationId: 'listIntegrationMatters', userId: people.theo.userId, latency: 5000, times: 1 });
  const asked = page.waitForRequest(/SearchTerm=keller/);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('SearchTerm=keller'));
  await input.fill('keller');
  await asked;
  await input.fill('family 2021');
  await givenUp;

  const list = region.getByRole('listbox', { name: 'Matter' });
  const year = list.getByRole('option', { name: 'Family: Family 2021' }).first();
  await expect(year).toHaveAttribute('aria-disabled', 'true');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(15 * 16);
  await expectAccessible(page);

  const active = async () => page.locator(`[id="${await input.getAttribute('aria-activedescendant')}"]`);
  await expect(await active()).toHaveAccessibleName(/^Family, Family 2021: \d{5}-/);
  await page.keyboard.press('End');
  await expect(await active()).toBeInViewport();
  const last = await (await active()).textContent();
  await page.keyboard.press('Home');
  await expect(await active()).toHaveAccessibleName('Family');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('family 2021');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  const chosen = await input.inputValue();
  expect(chosen).toMatch(/^\d{5}-/);
  expect(last).toContain(chosen);
  await expect(region.getByText(/^Family › Family 2021 · /)).toBeVisible();

  await page.keyboard.press('Backspace');
  await expect(region.getByText('Client reference')).toBeHidden();
});

test('in a dialog the list is not clipped, and Escape closes the list before the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlocks(page, people.theo);
  await pickers(page).getByRole('button', { name: 'Matter picker in a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Matter picker' });
  const input = dialog.getByRole('combobox', { name: 'Matter' });
  await input.fill('keller');
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(options.nth(3)).toBeInViewport();
  await options.nth(3).click({ trial: true });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an open list stays in the window as its options grow in number and as the page grows above it', async ({
  page,
}) => {
  await openBlocks(page, people.theo);
  const input = pickers(page).getByRole('combobox', { name: 'Matter', exact: true });
  const list = pickers(page).getByRole('listbox', { name: 'Matter' });
  const isInWindow = () =>
    list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await input.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    window.scrollBy(0, element.getBoundingClientRect().bottom + 120 - window.innerHeight);
  });
  await input.fill('brightw');
  await expect(list.getByRole('option')).toHaveCount(1);
  await expect.poll(isInWindow).toBe(true);
  await input.fill('family 2021');
  await expect(list.getByRole('option').nth(6)).toBeAttached();
  await expect.poll(isInWindow).toBe(true);
  await page.evaluate(() => {
    const grown = document.createElement('div');
    grown.style.height = '100px';
    document.querySelector('main')?.prepend(grown);
  });
  await expect.poll(isInWindow).toBe(true);
});

test('NetDocuments cabinets build a reference, and clearing a value clears those that depend on it', async ({
  page,
}) => {
  await openBlocks(page, people.ines);
  const region = pickers(page);
  const choose = async (field: string, name: RegExp, typed?: string) => {
    const input = region.getByRole('combobox', { name: field });
    await input.click();
    if (typed) await input.fill(typed);
    await region.getByRole('option', { name }).first().click();
  };
  await choose('Cabinet', /^Litigation$/);
  const client = region.getByRole('combobox', { name: 'Client' });
  await client.click();
  await expect(region.getByRole('option', { name: /C0172/ })).toBeVisible();
  await expect(region.getByRole('option', { name: /none/ })).toHaveCount(0);
  // The 50 rows include the hidden one.
  const nextPage = page.waitForResponse(/ScrollingAttributes.*skip=50/);
  await page.keyboard.press('End');
  await nextPage;
  await client.fill('ny');
  await expect(region.getByText('You must type at least 3 characters to search')).toBeVisible();
  await choose('Client', /^Ida Nyman/, 'nyman');
  await choose('Matter', /^Nyman v\. Castellan/);
  await expect(region.getByText('Selected: 20417-Nyman')).toBeVisible();
  await expect(region.getByText('NG-7QK2L0PD|2|NYM|20417')).toBeVisible();
  await expectAccessible(page);

  await region.getByRole('button', { name: 'Clear Client' }).click();
  await expect(region.getByText('Client reference')).toBeHidden();
  await expect(region.getByRole('combobox', { name: 'Matter' })).toBeHidden();
  await region.getByRole('button', { name: 'Clear Cabinet' }).click();
  await expect(client).toBeHidden();
  await choose('Cabinet', /^Administration$/);
  await expect(region.getByText('Selected: Administration')).toBeVisible();
  await choose('Cabinet', /^Trusts/, 'trusts');
  await expect(region.getByText('Selected: Administration')).toBeHidden();
  await choose('Matter', /^Estate of/, 'estate of');
  await expect(region.getByText(/^Selected: \d{5}-/)).toBeVisible();
});
