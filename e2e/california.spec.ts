/** Filing in California: opening a case and filing into one, to the clerk and back, on One Legal and on Jti. */
import { addFiling, addOurParty, chooseByKeyboard, confirmChecks } from './support/california.ts';
import { choose, continueTo, expectSaved, orderIdOf, submit } from './support/new-case.ts';
import { expect, expectAccessible, expectWidth, openAs, people, test } from './support/test.ts';

test('a case is opened in Los Angeles, comes back, is corrected and accepted', async ({ page, control }) => {
  await openAs(page, people.nora, '/case-initiation?state=CA');
  await chooseByKeyboard(page, 'County', 'los ang');
  await chooseByKeyboard(page, 'Court', 'civil');
  await chooseByKeyboard(page, 'Division', 'civil unl');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start a new case' }).press('Enter');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  const orderId = orderIdOf(page);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Breach of Contract/Warranty');
  await page.getByLabel('Amount demanded').selectOption('Unlimited, over $35,000');
  await page.getByLabel('Cover sheet: number of causes of action').fill('3');
  await expectAccessible(page);

  await continueTo(page, 'Parties');
  await addOurParty(page, 'Plaintiff');
  await continueTo(page, 'Filings');
  await addFiling(page, 1, 'Complaint', 'Complaint.pdf');
  await addFiling(page, 2, 'Civil Case Cover Sheet', 'Cover.pdf');
  await expectAccessible(page);
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Envelope fees' })).toContainText('$435.00');
  await submit(page);

  await control.decide(orderId, { decision: 'return', reason: 'Not signed', comment: 'Sign the complaint.' });
  await expect(page.getByText('Sign the complaint.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await page.waitForURL(/\/case-initiation\/\d+\/review/);
  const correctionId = orderIdOf(page);
  expect(correctionId).not.toBe(orderId);
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(correctionId, { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
});

test('what was returned of a case that was opened is filed into that case', async ({ page, control }) => {
  await openAs(page, people.nora, '/case-initiation?state=CA');
  await chooseByKeyboard(page, 'County', 'los ang');
  await chooseByKeyboard(page, 'Court', 'civil');
  await chooseByKeyboard(page, 'Division', 'civil unl');
  await page.getByRole('button', { name: 'Start a new case' }).press('Enter');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  const orderId = orderIdOf(page);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Breach of Contract/Warranty');
  await page.getByLabel('Amount demanded').selectOption('Unlimited, over $35,000');
  await continueTo(page, 'Parties');
  await addOurParty(page, 'Plaintiff');
  await continueTo(page, 'Filings');
  await addFiling(page, 1, 'Complaint', 'Complaint.pdf');
  await addFiling(page, 2, 'Civil Case Cover Sheet', 'Cover.pdf');
  await addFiling(page, 3, 'Declaration', 'Declaration.pdf');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(orderId, { decision: 'return', reason: 'Not signed' }, 'Declaration');
  await control.decide(orderId, { decision: 'accept' });
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('Accepted · Complaint');
  await expect(status).toContainText('Returned · Declaration');
  const caseNumber = /\d{2}[A-Z]{2,}\w*\d{4,}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(caseNumber).not.toBe('');

  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/review\?/);
  const correctionId = orderIdOf(page);
  await expect(page.getByRole('region', { name: 'Case', exact: true })).toContainText(caseNumber);
  const filings = page.getByRole('region', { name: 'Filings' });
  await expect(filings).toContainText('Declaration');
  await expect(filings).not.toContainText('Civil Case Cover Sheet');
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(correctionId, { decision: 'accept' });
  await expect(status).toContainText('Accepted');
  // Nothing waits for the firm anymore.
  await page.goto(`/app/order-details/${orderId}`);
  await expect(page.getByRole('link', { name: new RegExp(`order ${correctionId}`) })).toBeVisible();
});

test('a filing into a case at a Jti court is served and accepted', async ({ page, control }) => {
  await openAs(page, people.theo, '/existing-case-jti?state=CA');
  await chooseByKeyboard(page, 'County', 'ventura');
  await page.getByRole('textbox', { name: 'Case number' }).fill('26CV123456');
  await page.getByRole('button', { name: 'Find the case' }).click();
  await expect(page.getByText('No such case')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter the case myself' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/case\?/);
  const orderId = orderIdOf(page);
  await page.getByLabel('Case title').fill('Castellanos v. Redwood Harbor Properties Inc.');
  const another = page.getByRole('group', { name: 'Another recipient' });
  await another.getByLabel('Name').fill('Peter Lindqvist');
  await another.getByLabel('Email').fill('peter.lindqvist@example.com');
  await another.getByRole('button', { name: 'Add recipient' }).click();
  await expect(page.getByRole('list', { name: 'Serve electronically: recipients' })).toContainText('Peter Lindqvist');
  await expectAccessible(page);
  await expectSaved(page);

  await continueTo(page, 'Parties');
  await addOurParty(page, 'Plaintiff');
  await continueTo(page, 'Filings');
  await addFiling(page, 1, 'Motion to Compel Discovery', 'Motion.pdf');
  await page.getByLabel('Hearing reservation number').fill('204417730921');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await control.decide(orderId, { decision: 'accept' });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Accepted');
  await expect(page.getByText('Peter Lindqvist').first()).toBeVisible();
});

for (const path of ['/case-initiation?state=CA&courtLocationCode=sanfrancisco', '/existing-case-jti?state=CA'])
  test(`${path} is accessible and fits, in light and dark`, async ({ page }) => {
    await openAs(page, people.nora, path);
    await expect(page.getByRole('combobox', { name: 'County' })).toBeVisible();
    for (const width of [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, { onlyColors: colorScheme === 'dark' });
        await expectWidth(page, width);
      }
  });
