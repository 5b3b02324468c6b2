/** A filing on paper around the courier's last hour. The clock moves, so this has a sandbox of its own. */
import type { Page } from '@playwright/test';
import { type ServedBuild, serveBuild } from '../scripts/serve-build.ts';
import { addFiling, addOurParty, confirmChecks } from './support/california.ts';
import { continueTo, expectSaved, submit } from './support/new-case.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

const port = Number(process.env.E2E_PORT ?? 4317) + 9;
test.use({ baseURL: `http://localhost:${port}` });

let served: ServedBuild | undefined;
test.beforeAll(async () => {
  served = await serveBuild('dist', { port, data: `.cache/e2e-paper-${port}` });
});
test.afterAll(() => served?.stop());

const court = 'alpine';
const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const written = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
  return `${inUtc({ weekday: 'long' })}, ${inUtc({ month: 'short', day: 'numeric', year: 'numeric' })}`;
};

/** The court's next day of business and the one after it. Further ahead, the firm's invoices would be overdue. */
async function courtDays(page: Page): Promise<[string, string]> {
  const cookies = await page.context().cookies();
  const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === 'access_token')?.value}` };
  const answer = await page.request.get(`/api/filing/MultisourceCourts/CA/Courts?courtId=${court}`, { headers });
  const [{ policy }] = await answer.json();
  const found: string[] = [];
  for (let day = dayAfter(new Date().toISOString().slice(0, 10)); found.length < 2; day = dayAfter(day))
    if (![0, 6].includes(new Date(day).getUTCDay()) && !policy.courtHolidays.includes(day)) found.push(day);
  return [found[0] ?? '', found[1] ?? ''];
}

/** An instant of the court's day. */
function at(day: string, time: string): Date {
  const noon = new Date(`${day}T20:00:00Z`);
  const hour = noon.toLocaleTimeString('en-US', { hour: 'numeric', hour12: false, timeZone: 'America/Los_Angeles' });
  return new Date(Date.parse(`${day}T${time}:00Z`) + (20 - Number(hour)) * 3_600_000);
}

/** Sets the clocks of the sandbox and of the browser. */
async function setClocks(page: Page, time: Date): Promise<void> {
  const data = { offset: time.getTime() - Date.now() };
  const answer = await page.request.post('/sandbox/api/clock', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.clock.setSystemTime(time);
}

test('what was to arrive today is not sold after the court’s last hour: the new day is named first', async ({
  page,
}) => {
  await openAs(page, people.theo, '/');
  const [day, next] = await courtDays(page);
  await setClocks(page, at(day, '13:40'));
  await openAs(page, people.theo, '/existing-case-physical?state=CA');
  await expect(page.getByText('Filing on paper')).toBeVisible();
  await expectAccessible(page);
  await openAs(page, people.theo, `/existing-case-physical?state=CA&courtLocationCode=${court}`);
  await expect(page.getByRole('note').filter({ hasText: 'This court accepts paper only' })).toContainText(
    'Urgent delivery reaches the court today if you submit before 2:00 PM court time.',
  );
  await page.getByRole('textbox', { name: 'Case number' }).fill('26CV0042');
  await page.getByRole('button', { name: 'Enter the case myself' }).click();
  await page.waitForURL(/\/existing-case\/\d+\/case\?/);
  await page.getByLabel('Case title').fill('Castellanos v. Redwood Harbor Properties Inc.');
  await page.getByRole('combobox', { name: /^Delivery/ }).selectOption('urgent');
  await expectAccessible(page);
  await expectSaved(page);
  await continueTo(page, 'Parties');
  await addOurParty(page, 'Plaintiff');
  await continueTo(page, 'Filings');
  await addFiling(page, 1, 'Opposition', 'Opposition.pdf');
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: /Firm Visa/ }).check();
  await continueTo(page, 'Review and submit');
  await confirmChecks(page);
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fees' })).toContainText(/, if you submit before .*2:00/);

  await setClocks(page, at(day, '14:05'));
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "The filing wasn't submitted" })).toContainText(
    `The documents would now reach it on ${written(next)}. Nothing was submitted.`,
  );
  await expect(page.getByRole('region', { name: 'Fees' })).toContainText(`At the court on ${written(next)}.`);
  await expect(page.getByText('Today’s last hour, 2:00 PM court time, has passed.')).toBeVisible();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await submit(page);
  await expect(page.getByRole('region', { name: 'Delivery on paper' })).toContainText(written(next));
});
