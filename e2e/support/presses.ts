/** Presses what can be pressed on a page, and tells what did not answer. */
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a person presses: not what leads where they are, and not what is chosen already. */
const pressable = [
  'a[href]:not([aria-current])',
  'button:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])',
  'summary',
  'input[type="checkbox"]:not(:disabled)',
].join();

interface Presses {
  /** Opens the page, as far as the presses need it. */
  open: (page: Page) => Promise<void>;
  /** The part of the page, as a selector, and what to leave out of it. */
  within: string;
  except: string;
}

/**
 * Presses one after the other in a page whose further code never arrives. Returns the names of those that neither
 * opened anything, nor led elsewhere, nor showed that they are busy.
 */
export async function silentPresses(context: BrowserContext, { open, within, except }: Presses): Promise<string[]> {
  const silent: string[] = [];
  let place = 0;
  let names: readonly string[];
  do {
    // What a press has changed for good is gone with its tab.
    const page = await context.newPage();
    await open(page);
    await page.route('**/assets/**', () => {});
    names = await tag(page, within, except);
    expect(names.length, `what can be pressed in ${within}`).toBeGreaterThan(0);
    for (let isAsBefore = true; isAsBefore && place < names.length; place += 1) {
      const before = await page.evaluate(stateOf, { place });
      await page.locator(`[data-press="${place}"]`).click();
      const answer = await page.waitForFunction(stateOf, { place, before }, { timeout: 5_000 }).catch(() => undefined);
      if (!answer) silent.push(names[place] ?? '');
      isAsBefore = await isBack(page, place, before);
    }
    await page.close();
  } while (place < names.length);
  return silent;
}

/** Closes what opened, or goes back. Returns whether the page is as before. */
async function isBack(page: Page, place: number, before: string | undefined): Promise<boolean> {
  await page.keyboard.press('Escape');
  const opener = page.locator(`[data-press="${place}"][aria-expanded="true"]`);
  if (await opener.isVisible()) await opener.click();
  return (await page.evaluate(stateOf, { place })) === before;
}

/** Marks what can be pressed in document order, of a table its first row. Returns the names. */
function tag(page: Page, within: string, except: string): Promise<string[]> {
  return page.evaluate(
    ({ pressable, within, except }) => {
      const isElsewhere = (each: Element) =>
        each instanceof HTMLAnchorElement &&
        (each.origin !== location.origin || each.target !== '' || each.download !== '');
      const isLeftOut = (each: Element) =>
        each.closest('tbody tr:nth-child(n+2), [aria-hidden="true"]') ?? each.closest(except);
      return [...document.querySelectorAll<HTMLElement>(`${within} :is(${pressable})`)]
        .filter((each) => each.checkVisibility() && !isElsewhere(each) && !isLeftOut(each))
        .map((each, place) => {
          each.dataset.press = String(place);
          return each.ariaLabel ?? each.innerText;
        });
    },
    { pressable, within, except },
  );
}

/**
 * What a page shows that an answer changes, as a text; undefined if it is that of before, or a panel is open without
 * anything in it. Runs in the page.
 */
function stateOf({ place, before }: { place: number; before?: string | undefined }): string | undefined {
  const pressed = document.querySelector(`[data-press="${place}"]`);
  const panel = pressed?.getAttribute('aria-expanded') === 'true' ? pressed.getAttribute('aria-controls') : null;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => each.innerText.replace(each.querySelector('legend')?.innerText ?? '', '').trim());
  const open = textsOf(`:is([role=dialog], [role=alertdialog], :popover-open)${panel ? `, [id="${panel}"]` : ''}`);
  if (before !== undefined && open.includes('')) return undefined;
  const marks = ['aria-pressed', 'aria-sort', 'aria-expanded', 'aria-busy', 'data-loading', 'data-printed', 'open'];
  const now = JSON.stringify({
    address: location.href,
    open,
    told: textsOf('[role=status], [role=alert], output, progress'),
    checked: document.querySelectorAll(':checked').length,
    marks: marks.map((mark) => [...document.querySelectorAll(`[${mark}]`)].map((each) => each.getAttribute(mark))),
  });
  return now === before ? undefined : now;
}
