/** The building blocks of the screens, in all their states. */
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('the examples have no accessibility errors', async ({ page }) => {
      await openAs(page, people.theo, '/example');
      await expect(page.getByRole('heading', { level: 1, name: 'Building blocks' })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Cases' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the fields of a row stay on one line whether or not one has a hint', async ({ page }) => {
  await openAs(page, people.theo, '/example');
  const top = async (name: string) => (await page.getByRole('textbox', { name }).boundingBox())?.y;
  await expect(page.getByText('Suite, floor or apartment')).toBeVisible();
  expect(await top('Unit')).toBe(await top('Street'));
});

test('shows documents on their way, and the way back from a removal', async ({ page }) => {
  await openAs(page, people.theo, '/example');
  await expect(page.getByText('Uploading, 64%')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Exhibit A.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Exhibit A.pdf' })).toBeVisible();
});

test('a dialog takes and returns the focus, and Escape closes every dialog except one that requires a response', async ({
  page,
}) => {
  await openAs(page, people.theo, '/example');
  for (const name of ['Dialog, small', 'Announcement', 'Scrolling', 'Full screen']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.getByRole('button', { name: 'Must be answered' }).click();
  const dialog = page.getByRole('dialog', { name: 'Must be answered' });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
});

test('a confirmed action that fails shows the error and keeps the dialog open', async ({ page }) => {
  await openAs(page, people.theo, '/example');
  await page.getByRole('button', { name: 'Confirm a failing action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to proceed?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirm modal error')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('the page shows when it is offline, until it is online again', async ({ page, context }) => {
  await openAs(page, people.theo, '/example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a form with unsaved changes asks before leaving, but not after saving', async ({ page }) => {
  await openAs(page, people.theo, '/example');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Phone').fill('312 555');
  await form.getByLabel('ZIP code, five digits').fill('60601-0001');
  await form.getByLabel('Mapping').fill('15');
  await form.getByLabel('Contact').focus();
  await page.keyboard.press('Tab');
  for (const message of ['Contact is required', 'Phone is not valid', 'Invalid ZIP code', 'Mapping is not valid']) {
    await expect(form.getByText(message)).toBeVisible();
  }

  const home = page.getByRole('link', { name: 'Benchfile, home' });
  await home.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/example/);
  await expect(form.getByLabel('Phone')).toHaveValue('312 555');
  await home.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/\/example/);
});

test('a toast undoes its action', async ({ page }) => {
  await openAs(page, people.theo, '/example');
  await page.getByRole('button', { name: 'Show an undo' }).click();
  await page.getByRole('status').filter({ hasText: 'Contact removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Contact restored')).toBeVisible();
  await expect(page.getByText('Contact removed')).toBeHidden();
});
