/** Bulk actions on lists, rejected filings, and screens that poll for the court's decision. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openXlsx } from '../src/lib/grid/export/open-xlsx.testing.ts';
import { cutTexts } from './support/cut-texts.ts';
import { chooseTool, lastYear, orderOf } from './support/list-tools.ts';
import { liveStream, withoutLive } from './support/live.ts';
import { expect, expectAccessible, openAs, type Person, people, test, untilQuiet } from './support/test.ts';

/** The orders' rows, once the tools are loaded. */
async function openTools(page: Page, path: string, as: Person = people.ines) {
  await openAs(page, as, path);
  await expect(page.getByRole('button', { name: 'List options' })).toBeVisible();
  return page.getByRole('grid').getByRole('rowgroup').nth(1).getByRole('row');
}

test('rows selected across pages, or the whole list, are exported', async ({ page }) => {
  const rows = await openTools(page, '/orders');
  await chooseTool(page, 'Select');
  await expect(rows.first().getByRole('checkbox')).toBeVisible();
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('Space');
  await expect(rows.first().getByRole('checkbox')).toBeChecked();
  const one = await orderOf(rows.first());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/app/orders?page=2');
  await expect.poll(() => orderOf(rows.first())).not.toBe(one);
  const other = await orderOf(rows.first());
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await expectAccessible(page);
  const selected = await download(page, () => page.getByRole('button', { name: 'Export selected (CSV)' }).click());
  expect(selected.map(([order]) => order)).toEqual(['Order', one, other]);
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export selected (Excel)' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toBe('orders.xlsx');
  const sheet = await openXlsx(new Blob([new Uint8Array(readFileSync(await workbook.path()))]));
  expect(sheet.map(([order]) => String(order?.value))).toEqual(['Order', one, other]);

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const count = Number(
    /of (\d+) orders/.exec(await page.getByRole('navigation', { name: 'Pages of orders' }).innerText())?.[1],
  );
  const all = await download(page, () => chooseTool(page, 'Export all (CSV)'));
  expect(all.length).toBe(count + 1);
  expect(new Set(all.map(([order]) => order)).size).toBe(all.length);
});

async function download(page: Page, start: () => Promise<void>): Promise<string[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  const text = readFileSync(await file.path(), 'utf8').replace(/^\uFEFF/, '');
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
}

test('the list’s footer stays on screen until its own position is visible, and the keyboard reaches everything', async ({
  page,
}) => {
  const rows = await openTools(page, '/orders');
  const foot = page.getByRole('navigation', { name: 'Pages of orders' }).locator('..');
  const height = page.viewportSize()?.height ?? 0;
  const bottom = async () => {
    const box = await foot.boundingBox();
    return { height: box?.height, distance: height - (box?.y ?? 0) - (box?.height ?? 0) };
  };
  await expect.poll(bottom).toEqual({ height: 60, distance: 24 });
  await expectAccessible(page);

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('End');
  await expect(rows.last().getByRole('link')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await bottom()).distance).toBeGreaterThan(24);

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(rows.first().getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows.first().getByRole('link')).toBeFocused();
  const titles = await rows.getByRole('link').allInnerTexts();
  const [word = ''] = titles[2]?.split(/\s/) ?? [];
  const found = titles.findIndex((title, place) => place > 0 && title.startsWith(word));
  await page.keyboard.type(word);
  await expect(rows.nth(found).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(found).getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/order-details\/\d+/);
});

test('a person’s columns and views are saved', async ({ page }) => {
  await openTools(page, `/filing-list?${lastYear}&sort=case`);
  await chooseTool(page, 'Columns');
  const saved = page.waitForResponse((response) => response.url().includes('/v1/ProfileSettings'));
  await page.getByRole('checkbox', { name: 'Court' }).click();
  await expect(page.getByRole('checkbox', { name: 'Court' })).not.toBeChecked();
  await saved;
  await expect(page.getByRole('columnheader', { name: 'Court' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pin Status' }).click();
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/Status/);
  await page.getByRole('button', { name: 'Back to options' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Save current view as' }).fill('By case');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'By case', exact: true })).toBeVisible();
  await openTools(page, '/filing-list');
  await expect(page.getByRole('columnheader', { name: 'Court' })).toHaveCount(0);
  await chooseTool(page, 'Views');
  await page.getByRole('button', { name: 'By case', exact: true }).click();
  await expect(page).toHaveURL(`/app/filing-list?${lastYear}&sort=case`);
});

test('dragging the edge of a column resizes it, and double-clicking resets it', async ({ page }) => {
  await openTools(page, `/filing-list?${lastYear}`, people.leo);
  const header = page.getByRole('columnheader', { name: 'Status' });
  const widthOf = async () => Math.round((await header.boundingBox())?.width ?? 0);
  const edge = async () => {
    const { x, y, width, height } = (await header.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width - 2, y + height / 2] as const;
  };
  const usual = await widthOf();
  const saved = page.waitForResponse((response) => response.url().includes('/v1/ProfileSettings'));
  const [x, y] = await edge();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y);
  await page.mouse.move(x + 85, y);
  await page.mouse.up();
  await saved;
  expect(await widthOf()).toBe(usual + 85);
  await openTools(page, `/filing-list?${lastYear}`, people.leo);
  await expect.poll(widthOf).toBe(usual + 85);
  await chooseTool(page, 'Columns');
  await expect(page.getByRole('combobox', { name: 'Width of Status' })).toHaveValue(String(usual + 85));
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(...(await edge()));
  // But for a pixel: it shares the width again, with what the other columns have shown meanwhile.
  await expect.poll(async () => Math.abs((await widthOf()) - usual)).toBeLessThanOrEqual(1);
  await expect(page).toHaveURL(`/app/filing-list?${lastYear}`);
});

test('a person’s density is kept; rows have its height, and second lines show in the comfortable one', async ({
  page,
}) => {
  for (const path of ['/orders', `/filing-list?${lastYear}`]) {
    const rows = await openTools(page, path, people.june);
    for (const [name, height] of [
      ['Comfortable', 56],
      ['Compact', 32],
      ['Default', 40],
    ] as const) {
      await page.getByRole('button', { name: 'List options' }).click();
      const saved = page.waitForResponse((response) => response.url().includes('/v1/ProfileSettings'));
      await page.getByRole('radio', { name }).click();
      await expect(page.getByRole('radio', { name })).toBeChecked();
      await saved;
      await page.keyboard.press('Escape');
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect([...new Set(heights)]).toEqual([height]);
    }
  }
});

test('rows of a long list keep one height, even with narrow columns', async ({ page }) => {
  const rows = await openTools(page, `/filing-list?${lastYear}`, people.nora);
  const tallest = () => rows.evaluateAll((all) => Math.max(...all.map((row) => row.clientHeight)));
  const height = await tallest();
  await chooseTool(page, 'Columns');
  await page.getByRole('combobox', { name: 'Width of Filed' }).selectOption('Narrow');
  await expect(page.getByRole('columnheader', { name: 'Filed' })).toHaveCSS('width', '96px');
  expect(await tallest()).toBe(height);
  await page.getByRole('combobox', { name: 'Width of Filed' }).selectOption('Auto');
});

test('rejected filings show the reason', async ({ page }) => {
  await openAs(page, people.nora, '/orders/rejections');
  const rows = page.getByRole('grid', { name: 'Rejected orders' }).getByRole('rowgroup').nth(1).getByRole('row');
  await expect(rows.first().getByRole('button', { name: /^(Resubmit|Continue|Copy)/ })).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  // What is left of the time to correct it is whole, whatever is cut off beside it.
  const left = rows.getByText(/ left$|^Time is over$/).first();
  await expect(left).toBeVisible();
  const isWhole = await left.evaluate((badge) => {
    const cell = badge.closest('td')?.getBoundingClientRect();
    const { left, right } = badge.getBoundingClientRect();
    return cell !== undefined && left >= cell.left && right <= cell.right;
  });
  expect(isWhole).toBe(true);
  await expectAccessible(page);
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/order-details\/\d+/);
});

/** Screens that poll: the polled call and the screen's path. */
const liveScreens = [
  { name: 'the list of orders', path: '/orders', call: '/Order/Search' },
  { name: 'the filing list', path: '/filing-list', call: '/FilingList/FilingList' },
  { name: 'an order', path: '/orders?status=in-progress', call: '/filing/Order/', opens: true },
] as const;

for (const { name, path, call, ...screen } of liveScreens) {
  test(`${name} polls without the live channel, but not in a hidden tab or after leaving`, async ({ page }) => {
    await withoutLive(page);
    await page.clock.install();
    await openAs(page, people.leo, path);
    const rows = page.getByRole('grid').getByRole('rowgroup').nth(1).getByRole('row');
    await expect(rows.first()).toBeVisible();
    if ('opens' in screen) {
      await rows.first().getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    }
    await untilQuiet(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes(call)) asked += 1;
    });
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked).toBeGreaterThan(0);

    await untilQuiet(page);
    await setVisibility(page, 'hidden');
    asked = 0;
    await page.clock.runFor(61_000);
    expect(asked).toBe(0);

    await setVisibility(page, 'visible');
    await page.evaluate(() => history.pushState(undefined, '', '/app/nothing-is-here'));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await untilQuiet(page);
    asked = 0;
    await page.clock.runFor(61_000);
    expect(asked).toBe(0);
  });
}

/** Simulates switching to or from another tab. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a list does not move while it is read; a notice announces new orders', async ({ page, control }) => {
  const opening = page.waitForResponse(liveStream);
  await openAs(page, people.june, '/orders');
  const rows = page.getByRole('grid').getByRole('rowgroup').nth(1).getByRole('row');
  const first = await orderOf(rows.first());
  await opening;
  await untilQuiet(page);
  // Simulates a filing by someone else.
  await page.route('**/Order/Search', async (route) => {
    const answer = await route.fetch();
    const { items, total } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { items: [{ ...items[0], orderId: 99_999 }, ...items], total: total + 1 },
    });
  });
  await control.tellOrderCreated(2);
  await expect(page.getByText('1 new order')).toBeVisible();
  expect(await orderOf(rows.first())).toBe(first);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => orderOf(rows.first())).toBe('99999');
  await page.unrouteAll({ behavior: 'wait' });
});

const typedDates = ['09/01/2026', '9/1/26', '2026-09-01', 'Sep 1 2026', '09012026'];

for (const typed of typedDates)
  test(`a list is filtered by a date typed as ${typed}`, async ({ page }) => {
    await openTools(page, '/orders');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      // Monitoring reads the browser's own fetch from a hidden frame.
      if (frame === page.mainFrame()) visited.push(new URL(frame.url()).search);
    });
    const from = page.getByRole('textbox', { name: 'Ordered from' });
    await from.pressSequentially(typed);
    await from.press('Enter');
    await expect(page).toHaveURL('/app/orders?from=2026-09-01');
    await expect(from).toHaveValue('09 / 01 / 2026');
    // Nothing was filtered by a part of the date.
    expect([...new Set(visited)]).toEqual(['?from=2026-09-01']);
  });

test('a list is filtered by dates from the calendar, and a wrong date is explained', async ({ page }) => {
  await openTools(page, '/orders');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const range = page.getByRole('group', { name: 'Ordered' });
  await range.getByRole('button', { name: 'Ordered: choose dates' }).click();
  const calendar = page.getByRole('dialog', { name: 'Ordered: choose dates' });
  const [month, year] = [0, 1].map((place) => calendar.getByRole('combobox', { name: 'Month and year' }).nth(place));
  await year?.selectOption('2026');
  await month?.selectOption('September');
  await calendar.getByRole('button', { name: 'Sep 1, 2026' }).click();
  await expectAccessible(page);
  await expect(page).toHaveURL('/app/orders');
  await calendar.getByRole('button', { name: 'Sep 15, 2026' }).click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL('/app/orders?from=2026-09-01&to=2026-09-15');
  const to = range.getByRole('textbox', { name: 'Ordered to' });
  // The field follows the address a moment later.
  await expect(to).toHaveValue('09 / 15 / 2026');
  await to.fill('');
  await to.press('Enter');
  await expect(page).toHaveURL('/app/orders?from=2026-09-01');
  const from = range.getByRole('textbox', { name: 'Ordered from' });
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(from).toHaveValue('09 / 01 / 2026');
  await from.fill('2/30/2026');
  await from.blur();
  await expect(range.getByText('Enter a date, such as 09 / 01 / 2026.')).toBeVisible();
  await expect(page).toHaveURL('/app/orders?from=2026-09-01');
  await expectAccessible(page);
  await from.fill('');
  await from.press('Enter');
  await expect(page).toHaveURL('/app/orders');
});

test('a list is filtered by a preset and by typing its name', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T18:00:00Z'));
  await openTools(page, '/orders');
  const from = page.getByRole('textbox', { name: 'Ordered from' });
  await from.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Ordered: choose dates' });
  await calendar.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL('/app/orders?from=2026-10-01&to=2026-10-31');
  await expect(from).toHaveValue('10 / 01 / 2026');
  await from.fill('last quarter');
  await expect(page).toHaveURL('/app/orders?from=2026-07-01&to=2026-09-30');
  await expect(from).toHaveValue('07 / 01 / 2026');
  await page.goBack();
  await expect(from).toHaveValue('10 / 01 / 2026');
});

/** What must not be cut off: dates, times, amounts, numbers of orders and invoices, and the last of a row's buttons. */
function cutCells(table: HTMLElement): string[] {
  return [...table.querySelectorAll('tbody td')]
    .filter((cell) => cell.checkVisibility())
    .filter((cell) => cell.querySelector('time, button') || /^[$\d(]|^[A-Z]+-?\s?\d+/.test(cell.textContent))
    .filter((cell) => {
      const { right } = cell.getBoundingClientRect();
      const end = right - Number.parseFloat(getComputedStyle(cell).paddingRight) + 0.5;
      // The texts alone: what holds them has room for the ring of the focus.
      const texts = document.createTreeWalker(cell.querySelector('time, a') ?? cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().right > end) return true;
      }
      return false;
    })
    .map((cell) => cell.textContent);
}

for (const width of [1280, 1920])
  test(`dates, amounts, numbers and buttons of lists are whole at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // The typefaces show from the second page on.
    await openTools(page, '/orders', people.nora);
    await page.evaluate(() => document.fonts.ready);
    for (const path of [
      '/orders',
      '/orders/drafts',
      '/orders/rejections',
      '/orders/stamped',
      '/orders/fees',
      `/filing-list?${lastYear}`,
      '/billing',
      '/billing/payments',
    ]) {
      await openAs(page, people.nora, path);
      await expect(page.getByRole('grid').locator('tbody td').first()).toBeVisible();
      await untilQuiet(page);
      expect.soft(await page.getByRole('grid').evaluate(cutCells), path).toEqual([]);
    }
  });

test('a text that is cut off beside free width is found', async ({ page }) => {
  const list = (
    ...widths: number[]
  ) => `<main><table style="table-layout: fixed; width: 300px; font: 16px monospace"><tr>
    <td style="width: ${widths[0]}px; overflow: hidden; white-space: nowrap">Void, refunded</td>
    <td style="width: ${widths[1]}px">Paid</td></tr></table></main>`;
  await page.setContent(list(60, 240));
  expect(await page.evaluate(cutTexts)).toEqual([
    expect.stringMatching(/^Void, refunded \(\d+ px cut off beside \d+ px\)$/),
  ]);
  await page.setContent(list(200, 100));
  expect(await page.evaluate(cutTexts)).toEqual([]);
});
