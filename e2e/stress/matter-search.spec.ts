/** Searches among 20,000 matters: response to each keystroke, and smooth scrolling. */
import type { Page } from '@playwright/test';
import { expect, openAs, people, test } from '../support/test.ts';

const matterCount = 20_000;

/** The debounce and the time to paint after it, in milliseconds (specification, section 9). */
const debounce = 300;
const limit = 300;

/** Rare and frequent words in names, captions and folders, typed letter by letter. */
const texts = [
  'ortega v',
  'estate of rosa',
  'keller marine',
  'müller',
  'probate 2019',
  '41203',
  'in re marriage',
  'llc',
];

declare global {
  interface Window {
    matterSearch: { typedAt: number; waits: number[]; longTasks: number[] };
  }
}

/** Records in the page, for each letter, when the list was painted, and all long tasks. */
function watch(page: Page, debounceTime: number): Promise<void> {
  return page.evaluate((quiet) => {
    const notes = { typedAt: 0, waits: [] as number[], longTasks: [] as number[] };
    window.matterSearch = notes;
    document.addEventListener('input', () => (notes.typedAt = performance.now()), { capture: true });
    new MutationObserver(() => {
      const { typedAt } = notes;
      if (typedAt === 0 || performance.now() - typedAt < quiet - 10) return;
      if (!document.querySelector('[role=listbox] [role=option]')) return;
      notes.typedAt = 0;
      requestAnimationFrame(() => setTimeout(() => notes.waits.push(performance.now() - typedAt - quiet)));
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.longTasks.push(Math.round(entry.duration));
    }).observe({ entryTypes: ['longtask'] });
  }, debounceTime);
}

const notes = (page: Page) => page.evaluate(() => window.matterSearch);

/** Adds times to the report and the console; returns the longest. */
function report(what: string, values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other).map(Math.round);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const description = `${what}: ${sorted.length}, median ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms, longest ${sorted.at(-1) ?? 0} ms`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(description);
  return sorted.at(-1) ?? 0;
}

// Serial, because they measure time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ request }) => {
  const added = await request.post('/sandbox/api/integrations/matters', {
    data: { userName: people.nora.email, count: matterCount },
  });
  expect(added.ok(), await added.text()).toBe(true);
});

test('each keystroke paints within 300 ms of the debounce', async ({ page }) => {
  await openAs(page, people.nora, '/example');
  const input = page.getByRole('region', { name: 'Matter pickers' }).getByRole('combobox', { name: 'Matter' });
  await input.click();
  await watch(page, debounce);
  for (const text of texts) {
    await input.fill('');
    for (const letter of text) {
      const before = (await notes(page)).waits.length;
      await page.keyboard.insertText(letter);
      if (letter === ' ' || (await input.inputValue()).trim().length < 3) continue;
      await expect.poll(async () => (await notes(page)).waits.length).toBeGreaterThan(before);
    }
  }
  const { waits } = await notes(page);
  expect(waits.length).toBeGreaterThan(50);
  expect(report('Keystroke to painted list, without the debounce', waits)).toBeLessThanOrEqual(limit);
});

test('the list scrolls through thousands of matters without a long task', async ({ page }) => {
  await openAs(page, people.nora, '/example');
  const region = page.getByRole('region', { name: 'Matter pickers' });
  await region.getByRole('combobox', { name: 'Matter' }).fill('llc');
  await expect(region.getByRole('option').first()).toBeVisible();
  const list = region.getByRole('listbox');
  await list.hover();
  await watch(page, debounce);
  const lastPlace = () => region.getByRole('option').last().getAttribute('aria-posinset').then(Number);
  const deadline = Date.now() + 60_000;
  while ((await lastPlace()) < 3000 && Date.now() < deadline) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
  const rows = await lastPlace();
  const { longTasks } = await notes(page);
  report(`Long tasks while scrolling through ${rows} matters`, longTasks);
  expect(rows).toBeGreaterThanOrEqual(3000);
  expect(longTasks).toEqual([]);
});
