/** Court cases: found in the courts' records, kept on the firm's list, and removed. */
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('a case is found by person, opened beside the results and filed into', async ({ page }) => {
  await openAs(page, people.nora, '/case-search?state=CA');
  await page.getByRole('link', { name: 'By person' }).click();
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.getByRole('region', { name: 'Cases found' });
  await found.getByRole('link').first().click();
  const panel = page.getByRole('complementary', { name: /^Case / });
  await expect(panel.getByRole('region', { name: 'Parties' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColors: true });
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: /^File into a case/ }).click();
  await page
    .getByRole('dialog', { name: 'Connect to a matter' })
    .getByRole('button', { name: 'Proceed anyways' })
    .click();
  await expect(page).toHaveURL(/\/existing-case(-jti)?\?/);
});

test('a Florida number is pasted whole', async ({ page }) => {
  await openAs(page, people.nora, '/case-search-fl');
  const number = page.getByLabel('Number', { exact: true });
  await number.focus();
  await number.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '48-2025-CA-001234-OAXXXX');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Year')).toHaveValue('2025');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Cases found' }).getByRole('link', { name: /Delacroix/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a case is added on paper; when removing it fails it is back, and then it goes', async ({ page, control }) => {
  await openAs(page, people.june, '/IL/my-court-cases');
  await page.getByRole('button', { name: 'Add a case' }).click();
  const form = page.getByRole('dialog', { name: 'Add a case' });
  await form.getByLabel('The court isn’t listed').check();
  await form.getByLabel('Court name').fill('Prairie County');
  await form.getByLabel('Case number').fill('2019-P-0077');
  await form.getByLabel('Case title').fill('Estate of Harold Nyman');
  await form.getByLabel('Filed on paper').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add case' }).click();
  const row = page.getByRole('row', { name: /Estate of Harold Nyman/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyColors: true });

  await control.fault({ operationId: 'removeCourtCase', userId: people.june.userId, status: 503, times: 1 });
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove case 2019-P-0077' }).click();
    await page.getByRole('dialog', { name: 'Delete court case?' }).getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(page.getByText('Error removing case')).toBeVisible();
  await expect(row).toBeVisible();
  await remove();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Court cases' })).toBeVisible();
  await expect(row).toBeHidden();
});
