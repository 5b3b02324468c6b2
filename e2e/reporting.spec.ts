/** Reports: from a bar to its fees, a statement's lines, and what no one has billed. */
import { accessibilityErrors } from './support/axe.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expect, expectWidth, openAs, people, test, untilQuiet } from './support/test.ts';

test('leads from spend by court to its fees, and back', async ({ page }) => {
  await openAs(page, people.nora, '/reporting?by=court');
  await expect(page.getByRole('img', { name: /^Charged by court/ })).toBeVisible();
  const spend = page.getByRole('grid', { name: 'Spend' });
  await spend.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/reporting\/run\?.*court=/);
  await expect(page.getByRole('grid', { name: 'Fees' })).toBeVisible();
  await page.goBack();
  await expect(spend).toBeVisible();
});

test('a bar leads to the fees of its table’s row', async ({ page }) => {
  await openAs(page, people.nora, '/reporting?by=person');
  const chart = page.getByRole('img', { name: /^Charged by person/ });
  await chart.locator('path.recharts-rectangle, .recharts-bar-rectangle path').first().click();
  await expect(page).toHaveURL(/\/app\/reporting\/run\?.*person=/);
});

test('says what a statement’s lines are', async ({ page }) => {
  await openAs(page, people.nora, '/reporting/run?status=billable&service=FileIntoCase');
  await expect(page.getByRole('grid', { name: 'Fees' })).toBeVisible();
  const found = page.waitForResponse((response) => response.url().includes('FeeSummary/Search'));
  await page.reload();
  const { items } = await (await found).json();
  const { cardCharge, orderId } = items.find((item: { cardCharge?: object }) => item.cardCharge);
  await page.getByRole('link', { name: 'What is this charge?' }).click();
  await page.getByLabel('Statement lines').fill(`${cardCharge.descriptor} CHICAGO IL $${cardCharge.amount.toFixed(2)}`);
  await page.getByRole('button', { name: 'Find charges' }).click();
  const statement = page.getByRole('grid', { name: 'Statement' });
  await expect(statement).toBeVisible();
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await statement.getByRole('link', { name: String(orderId) }).click();
  await expect(page).toHaveURL(new RegExp(`/order-details/${orderId}`));
});

test('people who see no fees of all matters see the orders', async ({ page }) => {
  await openAs(page, people.theo, '/reporting');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cost recovery' })).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`has no accessibility errors at ${width}, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, people.nora, '/reporting');
    for (const address of [
      '',
      '?by=court&and=service',
      '?show=recovery',
      '?show=recovery&list=missing',
      '?show=orders',
      '?show=payments',
      '?show=charge',
      '/run',
      '/run?by=month',
    ]) {
      await page.goto(`/app/reporting${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilQuiet(page);
      expect(await accessibilityErrors(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityErrors(page, { onlyColors: true })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectWidth(page, width);
    }
  });
