/** Service contacts, and the choice of a court in California, by keyboard only. */
import { randomUUID } from 'node:crypto';
import { firmCases } from './support/contacts.ts';
import { pick, press, tabTo, type } from './support/keyboard.ts';
import { expect, openAs, people, test } from './support/test.ts';

test('a contact is added, found, served in a case, taken off it and removed', async ({ page }) => {
  await openAs(page, people.nora, '/filing-account/service-contacts?state=IL');
  const lastName = `Quill${randomUUID().slice(0, 8)}`;
  const name = `Oren ${lastName}`;
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });

  await press(page, button('New contact'));
  const form = page.getByRole('dialog', { name: 'New contact' });
  await type(page, form.getByLabel('First name'), 'Oren');
  await type(page, form.getByLabel('Last name'), lastName);
  await type(page, form.getByLabel('Email'), `${lastName.toLowerCase()}@example.com`);
  await press(page, form.getByRole('button', { name: 'Add contact' }));
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await expect(form).toBeHidden();

  await type(page, page.getByRole('searchbox', { name: 'Search contacts' }), lastName);
  await press(page, page.getByRole('region', { name: 'Service contacts' }).getByRole('link', { name: lastName }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const [first] = await firmCases(page);
  await press(page, button('Attach to cases'));
  await pick(page, 'Cases', first?.caseNumber ?? '', first?.caseNumber ?? '');
  const attaching = page.getByRole('dialog', { name: /^Attach/ });
  await press(page, attaching.getByRole('button', { name: 'Attach' }));
  await expect(page.getByText(`${name} attached to 1 case`)).toBeVisible();
  await expect(attaching).toBeHidden();

  await press(page, button(/^Detach/));
  const detaching = page.getByRole('dialog', { name: /^Detach/ });
  await press(page, detaching.getByRole('button', { name: 'Detach' }));
  await expect(page.getByText(new RegExp(`^${name} detached from`))).toBeVisible();

  await press(page, button('Remove'));
  const removing = page.getByRole('dialog', { name: 'Are you sure?' });
  // What can't be undone starts at the way out.
  await expect(removing.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, removing.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText(`${name} removed`)).toBeVisible();
});

test('a court in California is chosen, and the case begun', async ({ page }) => {
  await openAs(page, people.nora, '/case-initiation?state=CA');
  await pick(page, 'County', 'los ang', 'Los Angeles');
  await pick(page, 'Court', 'civil', 'Civil Courthouse');
  await pick(page, 'Division', 'civil unl', 'Civil Unlimited');
  await tabTo(page, page.getByRole('switch', { name: 'Hide divisions that take paper' }));
  await press(page, page.getByRole('button', { name: 'Start a new case' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Case', exact: true })).toBeFocused();
});
