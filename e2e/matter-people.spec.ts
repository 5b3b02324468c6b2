/** The people of a matter: from its contacts to the parties of a case, without typing a name. */
import { choose, continueTo, expectSaved } from './support/new-case.ts';
import { expect, expectAccessible, openAs, ortega, people, test } from './support/test.ts';

test('the matter’s contacts become the parties of a new case', async ({ page }) => {
  await openAs(page, people.nora, `/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
  const banner = page.getByRole('complementary', { name: 'Matter' });
  await banner.getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: 'Open in Clio' })).toBeVisible();
  await expect(panel).toContainText('Responsible attorney');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Lakeshore Holdings LLC' })).toContainText(
    'Opposing party',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: 'Details' })).toBeFocused();

  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Contract - Over $50,000', 'contract over');
  await continueTo(page, 'Parties');
  await page.getByRole('button', { name: 'From the matter' }).click();
  const dialog = page.getByRole('dialog', { name: 'From the matter' });
  await expect(dialog.getByRole('checkbox', { name: 'Ana Ortega' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Party type: Plaintiff' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 parties' }).click();
  await expect(page.getByText('Added 2 parties from the matter.')).toBeVisible();
  const parties = page.getByRole('list', { name: 'Parties', exact: true });
  await expect(parties.getByRole('listitem').filter({ hasText: 'Ana Ortega' })).toContainText(
    'Plaintiff · represented by us',
  );
  await expect(parties.getByRole('listitem').filter({ hasText: 'Lakeshore Holdings LLC' })).toContainText('Defendant');
  await expectSaved(page);

  // Another party is chosen for a contact: the choice stays, and a typed name is replaced only if the person says so.
  await parties
    .getByRole('button', { name: /Ana Ortega/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Rosa');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Diaz');
  await page.getByRole('button', { name: 'From the matter' }).click();
  const ana = dialog.getByRole('checkbox', { name: 'Ana Ortega', exact: true });
  const opponent = dialog.getByRole('checkbox', { name: 'Lakeshore Holdings LLC', exact: true });
  await expect(ana).toBeChecked();
  await expect(opponent).not.toBeChecked();
  await dialog.getByRole('combobox', { name: 'Fill in with Ana Ortega' }).selectOption('Rosa Diaz');
  await expect(ana).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Fill in with Ana Ortega' })).toHaveValue(/./);
  const firstName = dialog.getByRole('checkbox', { name: 'First name: Ana' });
  await expect(firstName).not.toBeChecked();
  await expect(dialog.getByText('Replaces “Rosa”')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add parties' })).toBeDisabled();
  await firstName.check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fill in 1 party' }).click();
  await expect(page.getByText('Filled in 1 party from the matter.')).toBeVisible();
  await expect(parties.getByRole('listitem').filter({ hasText: 'Ana Diaz' })).toBeVisible();
  await expect(parties.getByRole('button', { name: /^(Edit|Close) / })).toHaveCount(2);
  await expectSaved(page);

  // A party that another contact would fill: that contact isn't ticked in its place.
  await page.getByRole('button', { name: 'From the matter' }).click();
  await dialog.getByRole('combobox', { name: 'Fill in with Ana Ortega' }).selectOption('Lakeshore Holdings LLC');
  await expect(ana).toBeChecked();
  await expect(opponent).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(parties.getByRole('listitem').filter({ hasText: 'Ana Diaz' })).toBeVisible();
});
