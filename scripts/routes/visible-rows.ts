/**
 * How many rows of each list are fully visible when its page opens, and what of them is cut off beside free width. Rows under
 * a floating footer, or under any other bar, don't count.
 */
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { cutTexts } from '../../e2e/support/cut-texts.ts';
import { openInFrame } from './frame.ts';

const mapping = 'mappingId=00000000-0000-4000-8000-000000000001';
const matter = '/matter-view/00015-Ortega';
/** As many days as the list of filings takes. */
const lastYear = `from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`;

/** A list, and the rows that a firm has for it in the demo data if they don't fill the screen. */
interface MeasuredList {
  name: string;
  path: string;
  /** Below the top of its page, so that it is scrolled to. */
  isBelow?: boolean;
}

const lists: readonly MeasuredList[] = [
  { name: 'Orders', path: '/orders' },
  { name: 'Orders, show all', path: '/orders?view=scroll' },
  { name: 'Drafts', path: '/orders/drafts' },
  { name: 'Rejected orders', path: '/orders/rejections' },
  { name: 'Fees of the firm', path: '/orders/fees' },
  { name: 'Filings', path: `/filing-list?${lastYear}` },
  { name: 'Orders of a matter', path: `${matter}?${mapping}` },
  { name: 'Filings of a matter', path: `${matter}/filings?${mapping}&${lastYear}` },
  { name: 'Drafts of a matter', path: `${matter}/drafts?${mapping}` },
  { name: 'Fees of a matter', path: `${matter}/fee-summary?${mapping}` },
  { name: 'Fees of a matter by order', path: `${matter}/fee-summary?${mapping}&view=orders` },
  { name: 'Filing list demo', path: '/filing-list-demo' },
  { name: 'Building blocks', path: '/example', isBelow: true },
];

/** Rows of a grid, or its cards where it is narrow. */
const rowsOfList = 'main [role="grid"] tbody tr[aria-rowindex], main section[data-narrow] > ul > li';

type Density = 'default' | 'compact';

interface Screen {
  name: string;
  width: number;
  height: number;
  /** The fewest rows of a list that has more. */
  atLeast: Readonly<Partial<Record<Density, number>>>;
  isFramed?: boolean;
}

const screens: readonly Screen[] = [
  { name: '1440 × 900', width: 1440, height: 900, atLeast: { default: 15, compact: 17 } },
  { name: '1280 × 900', width: 1280, height: 900, atLeast: { default: 15, compact: 17 } },
  { name: 'frame of 1024 × 640', width: 1024, height: 640, atLeast: { default: 8 }, isFramed: true },
  { name: 'phone, 390 × 844', width: 390, height: 844, atLeast: { default: 3 } },
];

/** The rows of a list on a screen. */
export interface VisibleRows {
  list: string;
  screen: string;
  density: Density;
  visible: number;
  /** All rows on the page, which may be fewer than fit. */
  rendered: number;
  atLeast: number;
  /** Texts that are cut off beside free width, on a screen that is wide enough for all. */
  cut: readonly string[];
}

/** Whether fewer rows are visible than fit, though the list has more. */
export function areTooFew({ visible, rendered, atLeast }: VisibleRows): boolean {
  return visible < Math.min(atLeast, rendered) || rendered === 0;
}

/** Opens each list on each screen. The person of the context is an administrator of the demo firm. */
export async function measureRows(context: BrowserContext, origin: string): Promise<VisibleRows[]> {
  const measured: VisibleRows[] = [];
  for (const density of ['default', 'compact'] as const)
    for (const screen of screens) {
      const atLeast = screen.atLeast[density];
      if (atLeast === undefined) continue;
      for (const list of lists) {
        // The demo's lists have no settings.
        if (density === 'compact' && /demo|blocks/i.test(list.name)) continue;
        const page = await context.newPage();
        const shown = await open(page, origin, screen, list.path);
        if (density === 'compact') await chooseDensity(shown, 'Compact');
        if (list.isBelow) await shown.evaluate(scrollToList);
        const { visible, rendered } = await shown.evaluate(countRows, rowsOfList);
        const cut = screen.width < 1280 ? [] : await shown.evaluate(cutTexts);
        if (density === 'compact') await chooseDensity(shown, 'Default');
        await page.close();
        measured.push({ list: list.name, screen: screen.name, density, visible, rendered, atLeast, cut });
      }
    }
  return measured;
}

/** Opens a page, in a tool's frame if the screen is one, and waits for its rows. */
async function open(page: Page, origin: string, screen: Screen, path: string): Promise<Page | Frame> {
  const { width, height, isFramed = false } = screen;
  let shown: Page | Frame = page;
  if (isFramed) {
    shown = await openInFrame(page, origin, screen, path);
  } else {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}/app${path}`);
  }
  await shown.locator(rowsOfList).first().waitFor();
  await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0);
  // The tools load after the rows.
  if (!/demo|example/.test(path)) await shown.getByRole('button', { name: 'List options' }).waitFor();
  return shown;
}

async function chooseDensity(shown: Page | Frame, name: string): Promise<void> {
  const page = 'page' in shown ? shown.page() : shown;
  await shown.getByRole('button', { name: 'List options' }).click();
  const saved = page.waitForResponse((response) => response.url().includes('/ProfileSettings'));
  await shown.getByRole('radio', { name }).click();
  await expect(shown.getByRole('radio', { name })).toBeChecked();
  await saved;
  await page.keyboard.press('Escape');
}

function scrollToList(): void {
  document.querySelector('main [role="grid"], main section[data-narrow]')?.closest('section')?.scrollIntoView();
}

/** The rows or cards that are in the window from top to bottom, with nothing in front of them. */
function countRows(selector: string): { visible: number; rendered: number } {
  const rows = [...document.querySelectorAll(selector)];
  const isVisible = (row: Element) => {
    const { top, bottom, left, right } = row.getBoundingClientRect();
    if (bottom <= top || top < 0 || bottom > innerHeight) return false;
    const middle = (Math.max(0, left) + Math.min(right, innerWidth)) / 2;
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(middle, y)));
  };
  return { visible: rows.filter(isVisible).length, rendered: rows.length };
}
