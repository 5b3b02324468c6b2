/** Service contacts: one takes another's place in its cases. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createOrder, partiesOf } from './support/drafts.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

const path = '/app/filing-account/service-contacts?state=IL';

/** Adds a contact to the firm's list. */
async function addContact(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = page.getByRole('dialog', { name: 'New contact' });
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(`${firstName}.${lastName}@example.com`.toLowerCase());
  await form.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByText(`${firstName} ${lastName} added`)).toBeVisible();
}

/** Opens a contact from the firm's list. */
async function openContact(page: Page, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(name);
  await page.getByRole('region', { name: 'Service contacts' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a contact is replaced in its cases, then removed', async ({ page, control }) => {
  await openAs(page, people.nora, '/');
  // A case of its own: other tests serve the firm's other cases.
  const caseName = `Ortega-${randomUUID().slice(0, 8)}`;
  await control.decide(await createOrder(page, partiesOf(caseName)), { decision: 'accept' });
  const lastName = `Quill${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  await addContact(page, 'Imani', lastName);
  await addContact(page, 'Tobias', lastName);

  await openContact(page, `Imani ${lastName}`);
  await page.getByRole('button', { name: 'Attach to cases' }).click();
  const attaching = page.getByRole('dialog', { name: `Attach Imani ${lastName} to cases` });
  const cases = attaching.getByRole('combobox', { name: 'Cases' });
  await expect(cases).toBeEditable();
  await cases.fill(caseName);
  await page.getByRole('listbox', { name: 'Cases' }).getByRole('option').first().click();
  await attaching.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByText(`Imani ${lastName} attached to 1 case`)).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const asking = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(asking).toContainText('This action cannot be undone.');
  await asking.getByRole('button', { name: 'Replace with…' }).click();
  const other = asking.getByRole('combobox', { name: 'Replace with' });
  await other.fill(lastName);
  await page.getByRole('option', { name: new RegExp(`^Tobias ${lastName}`) }).click();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Replace and delete' }).click();
  await expect(page.getByText(`Imani ${lastName} removed`)).toBeVisible();

  await openContact(page, `Tobias ${lastName}`);
  await expect(page.getByRole('button', { name: /^Detach Tobias/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(caseName);
  await page.goto(path);
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(`Imani ${lastName}`);
  await expect(page.getByText('No contact matches')).toBeVisible();
});
