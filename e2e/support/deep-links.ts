/** Bookmarked links with every kind of grid state, and what they must survive. */
import type { Page } from '@playwright/test';
import { expect, ortega, people, signIn } from './test.ts';

const matter = `/app/matter-view/${ortega.reference}`;
const mapping = `mappingId=${ortega.mappingId}`;

/** Ten links as the application writes them. */
export const links = [
  '/app/orders?q=Ortega+%26+Sons&service=CreateCase,FileIntoCase&status=accepted,rejected&states=IL,CA&from=2026-01-01&to=2026-12-31&person=1,2&matter=00015-Ortega&min=0&max=500.5&sort=-date,case,-total&page=2',
  '/app/orders?status=rejected&sort=court&state=IL#content',
  '/app/orders?q=caf%C3%A9+50%25+%2B+%23&sort=-total',
  '/app/orders/drafts?q=Brightwater&sort=-saved,case&page=3',
  `${matter}?${mapping}&status=accepted&person=2&sort=-total,date`,
  `${matter}/drafts?${mapping}&q=motion&sort=saved`,
  `${matter}/fee-summary?${mapping}&status=billable&service=CreateCase&from=2026-02-01&sort=-amount,date&page=2`,
  `/app/matter-view/Re%20%C3%A9t%C3%A9%2F7;b=c,d?${mapping}&q=a,b`,
  `/app/order-details/1?${mapping}`,
  '/app/filing-list?q=answer&from=2026-03-01&to=2026-03-31',
] as const;

/** The address bar's address, once the page is loaded. */
export async function loadedAddress(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const { origin } = new URL(page.url());
  return page.url().slice(origin.length);
}

/** Sign-in, a reload, back and forward, a new tab and an ended session each keep the link byte for byte. */
export async function expectLinkSurvives(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await signIn(page, people.priya);
  expect(await loadedAddress(page)).toBe(link);

  await page.reload();
  expect(await loadedAddress(page)).toBe(link);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(link);
  await page.goBack();
  await expect(page).toHaveURL(link);
  expect(await loadedAddress(page)).toBe(link);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(link);

  const tab = await page.context().newPage();
  await tab.goto(link);
  expect(await loadedAddress(tab)).toBe(link);
  await tab.close();

  // Only this browser's session: the person stays signed in elsewhere.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('access_token', 'void'));
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await signIn(page, people.priya);
  expect(await loadedAddress(page)).toBe(link);
}
