/**
 * `npm run test:busy`: six processes use up the machine while people open drafts, reload, add documents, submit and pay.
 * Nothing that a page says of them may be false, for a moment either. `BUSY_COUNT=10` shortens the run.
 */
import type { Browser, Page } from '@playwright/test';
import { burn, tableOf, watchStatements } from '../support/busy.ts';
import { createDraft } from '../support/drafts.ts';
import { choose } from '../support/new-case.ts';
import { pdfFile } from '../support/pdf.ts';
import { watchRequests } from '../support/quiet.ts';
import { expect, openAs, ortega, type Person, people, test, untilQuiet } from '../support/test.ts';

const count = Number(process.env.BUSY_COUNT ?? 100);
const processes = 6;
/** Milliseconds from the choice of documents to the reload. */
const untilReload = 2_500;
/** Milliseconds that each upload of one person takes at least. */
const slowUpload = 4_000;

const patient = expect.configure({ timeout: 60_000 });

class Tally {
  openings = 0;
  reloads = 0;
  documents = 0;
  submissions = 0;
  payments = 0;
  elsewhere = 0;
  draftsAfterSubmit = 0;
  staleBanners = 0;
  lostDocuments = 0;
  falselySaved = 0;
  /** Where something false was said. */
  readonly places: string[] = [];

  false(kind: 'elsewhere' | 'draftsAfterSubmit' | 'staleBanners' | 'lostDocuments' | 'falselySaved', place: string) {
    this[kind] += 1;
    this.places.push(`${kind}: ${place}`);
  }
}

test(`${count} drafts on a busy machine`, { tag: '@alone' }, async ({ browser, control, request }) => {
  expect((await request.post('/sandbox/api/reset')).ok()).toBe(true);
  await control.fault({ operationId: 'uploadLocalFiles', latency: slowUpload, userId: people.priya.userId });
  const tally = new Tally();
  const stop = burn(processes);
  try {
    let next = 0;
    const lane = async (person: Person) => {
      const page = await openBrowser(browser, person, tally);
      while (next < count) await workOn(page, next++, tally);
      await page.context().close();
    };
    await Promise.all([people.nora, people.theo, people.priya].map(lane));
    for (let payment = 0; payment < Math.ceil(count / 20); payment += 1) await payOff(browser, tally);
  } finally {
    stop();
  }
  const { openings, reloads, documents, submissions, payments } = tally;
  console.info(
    tableOf({
      ...{ 'Drafts opened': openings, Reloads: reloads, 'Documents added': documents },
      ...{ Submissions: submissions, 'Credit holds paid off': payments },
      '“Another tab”, falsely': tally.elsewhere,
      '“Draft” after Submit': tally.draftsAfterSubmit,
      'Stale credit hold banners': tally.staleBanners,
      'Documents lost, not named': tally.lostDocuments,
      '“Saved” of lost documents': tally.falselySaved,
    }),
  );
  expect(tally.places).toEqual([]);
  expect(openings).toBe(count);
});

async function openBrowser(browser: Browser, person: Person, tally: Tally): Promise<Page> {
  const context = await browser.newContext();
  watchRequests(context);
  await watchStatements(context, (statement, path) =>
    tally.false(statement === 'another tab' ? 'elsewhere' : 'draftsAfterSubmit', path),
  );
  const page = await context.newPage();
  // Insists on leaving.
  page.on('dialog', (dialog) => void dialog.accept());
  await openAs(page, person, '/orders');
  return page;
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** Opens a draft, reloads it, and submits it or adds documents to it. Each tenth is started in the form. */
async function workOn(page: Page, index: number, tally: Tally): Promise<void> {
  const names = [`Exhibit ${index} A.pdf`, `Exhibit ${index} B.pdf`];
  if (index % 10 === 9) {
    await page.goto(`/app/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
    await add(page, 'Add documents', names);
    await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
    await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
    tally.openings += 1;
    return reloadWith(page, names, tally);
  }
  const { orderId } = await createDraft(page);
  await page.goto(`/app/case-initiation/${orderId}/filings?state=IL`);
  await patient(saved(page)).toBeVisible();
  tally.openings += 1;
  if (index % 2 === 1) {
    await add(page, /^Add attachments/, names);
    return reloadWith(page, names, tally);
  }
  await page.reload();
  tally.reloads += 1;
  await patient(saved(page)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review/ })
    .click();
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  await page.waitForURL(/\/order-details\/\d+/, { timeout: 60_000 });
  await untilQuiet(page);
  tally.submissions += 1;
}

async function add(page: Page, label: string | RegExp, names: readonly string[]): Promise<void> {
  const input = typeof label === 'string' ? page.getByLabel(label, { exact: true }) : page.getByLabel(label);
  await input.first().setInputFiles(await Promise.all(names.map((name) => pdfFile(name))));
}

/** Reloads shortly after documents were added. Afterwards each is attached, or named as lost. */
async function reloadWith(page: Page, names: readonly string[], tally: Tally): Promise<void> {
  await page.waitForTimeout(untilReload);
  const wasSaved = await saved(page).isVisible();
  await page.reload();
  tally.reloads += 1;
  tally.documents += names.length;
  await page.waitForURL(/\/case-initiation\/\d+\//);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Filings/ })
    .click();
  await patient(saved(page)).toBeVisible();
  for (const name of names) {
    const isKnown = await patient(page.getByText(name).first())
      .toBeVisible({ timeout: 30_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isKnown) tally.false('lostDocuments', `${name} in ${page.url()}`);
  }
  const lost = page.getByText(/^This page closed before/);
  if (wasSaved && (await lost.count()) > 0) tally.false('falselySaved', `${await lost.innerText()} ${page.url()}`);
}

/** A firm on credit hold pays what is due: the banner is gone in both of its tabs, without a reload. */
async function payOff(browser: Browser, tally: Tally): Promise<void> {
  const page = await openBrowser(browser, people.june, tally);
  expect((await page.request.post('/sandbox/api/reset')).ok()).toBe(true);
  await openAs(page, people.june, '/billing');
  const hold = (tab: Page) => tab.getByRole('region', { name: 'Credit hold' });
  await patient(hold(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/app/orders');
  await patient(hold(other)).toBeVisible();
  await page.getByRole('link', { name: /^Pay all: \$/ }).click();
  await page
    .getByRole('radio', { name: / ending in \d{4}/ })
    .first()
    .check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await patient(page.getByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
  tally.payments += 1;
  await untilQuiet(page);
  if (await hold(page).isVisible()) tally.false('staleBanners', page.url());
  await patient(hold(other))
    .toBeHidden()
    .catch(() => tally.false('staleBanners', other.url()));
  await page.context().close();
}
