/** Filing in California on the screens. */
import { expect, type Page } from '@playwright/test';
import { choose } from './new-case.ts';
import { pdfFile } from './pdf.ts';

/** Chooses in a picker by keyboard alone. */
export async function chooseByKeyboard(page: Page, label: string, typed: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await expect(picker).toBeEditable();
  await picker.focus();
  await page.keyboard.type(typed);
  await expect(page.getByRole('listbox', { name: label }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Adds a filing of a type with its document. */
export async function addFiling(page: Page, place: number, type: string, fileName: string): Promise<void> {
  await page.getByRole('button', { name: place === 1 ? 'Add a filing' : 'Add another filing' }).click();
  const card = page.getByRole('region', { name: new RegExp(`^Filing ${place}\\b`) });
  const picker = card.getByRole('combobox', { name: 'Filing type' });
  await picker.fill(type);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(type, { exact: true }) })
    .click();
  await card.getByLabel('Add the lead document', { exact: true }).setInputFiles(await pdfFile(fileName, 2));
  await expect(card.getByRole('list', { name: 'Lead document' }).getByText('2 pages')).toBeVisible();
}

/** Adds the party that the firm represents. */
export async function addOurParty(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click();
  await choose(page, 'Party type', role);
  await page.getByLabel('First name').fill('Naomi');
  await page.getByLabel('Last name').fill('Castellanos');
  await page.getByLabel('We represent this party').check();
  const chosen = page.getByRole('button', { name: 'Remove Nora Marlow', exact: true });
  if (!(await chosen.isVisible())) await choose(page, 'Attorneys', 'Nora Marlow');
}

/** Ticks what California asks filers to confirm, and what was found in documents and is right. */
export async function confirmChecks(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I have redacted what/ }).check();
  await confirmLooks(page);
}

/** Ticks what was found in documents and is right. */
export async function confirmLooks(page: Page): Promise<void> {
  const looked = page.getByRole('checkbox', { name: /^I have looked/, checked: false });
  while ((await looked.count()) > 0) await looked.first().check();
}
