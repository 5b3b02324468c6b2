/** A credit hold that comes while a filing is prepared: refused with everything kept, filed once it is lifted. */
import { prepareCase, submit } from './support/new-case.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

/** The firm of Ines, who administers it, and Leo. No other test files for it. */
const clientId = 3;

test.afterEach(({ control }) => control.creditHold(clientId, 'off'));

test('a hold refuses a filing and keeps its draft, which is filed once the hold is lifted', async ({
  page,
  control,
}) => {
  await openAs(page, people.ines, '/case-initiation?state=IL');
  await prepareCase(page, { attorney: 'Ines Calder', account: /Firm Visa/ });
  await control.creditHold(clientId, 'on');
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  const alert = page.getByRole('alert').filter({ hasText: "The filing wasn't submitted" });
  await expect(alert).toContainText(
    'Your account is on credit hold: no orders can be placed. See what is due or make a payment. Your draft is saved.',
  );
  await expect(alert.getByRole('link', { name: 'Make a payment' })).toHaveAttribute('href', '/app/billing/payment');
  await expectAccessible(page);

  await alert.getByRole('link', { name: 'See what is due' }).click();
  await expect(page).toHaveURL('/app/billing');
  await expect(page.getByRole('region', { name: 'Credit hold' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Complaint for breach of the lease')).toBeVisible();

  await control.creditHold(clientId, 'off');
  await submit(page);
});
