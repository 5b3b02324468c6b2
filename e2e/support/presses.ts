/** Presses what can be pressed on a page, one after the other. */
import type { Frame, Page } from '@playwright/test';

/** A page, or the application in the frame of another. */
export type Shown = Page | Frame;

/** What a person presses: not what leads where they are, and not what is chosen already. */
const pressable = [
  'a[href]:not([aria-current])',
  'button:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])',
  'summary',
  'input[type="checkbox"]:not(:disabled)',
].join();

interface Presses {
  /** Opens the page in a new tab, as far as the presses need it. */
  open: () => Promise<Shown>;
  /** The part of the page, as a selector, and what to leave out of it. */
  within: string;
  except: string;
}

interface Press {
  name: string;
  /** Among what can be pressed. */
  place: number;
  /** What the page showed before. */
  before: string | undefined;
}

/** Presses everything once, of a table the first row, and calls `pressed` after each. */
export async function pressEach(
  { open, within, except }: Presses,
  pressed: (shown: Shown, press: Press) => Promise<void>,
): Promise<void> {
  let place = 0;
  let names: readonly string[];
  do {
    // What a press has changed for good is gone with its tab.
    const shown = await open();
    names = await tag(shown, within, except);
    for (let isAsBefore = true; isAsBefore && place < names.length; place += 1) {
      const before = await shown.evaluate(stateOf, { place });
      await shown.locator(`[data-press="${place}"]`).click();
      await pressed(shown, { name: names[place] ?? '', place, before });
      isAsBefore = await isBack(shown, place, before);
    }
    await tabOf(shown).close();
  } while (place < names.length);
}

/** The presses that neither opened anything, nor led elsewhere, nor showed that they are busy; and their number. */
export async function silentPresses(presses: Presses): Promise<{ silent: string[]; count: number }> {
  const silent: string[] = [];
  let count = 0;
  await pressEach(presses, async (shown, { name, ...press }) => {
    count += 1;
    if (!(await hasAnswered(shown, press))) silent.push(name);
  });
  return { silent, count };
}

/** Waits until the page shows that something was pressed. Returns whether it did. */
export async function hasAnswered(shown: Shown, { place, before }: Omit<Press, 'name'>): Promise<boolean> {
  const answer = shown.waitForFunction(stateOf, { place, before }, { timeout: 5_000 });
  return (await answer.catch(() => undefined)) !== undefined;
}

/** The tab of a page or frame. */
export function tabOf(shown: Shown): Page {
  return 'page' in shown ? shown.page() : shown;
}

/** Closes what opened. Returns whether the page is as before. */
async function isBack(shown: Shown, place: number, before: string | undefined): Promise<boolean> {
  await tabOf(shown).keyboard.press('Escape');
  const opener = shown.locator(`[data-press="${place}"][aria-expanded="true"]`);
  if (await opener.isVisible()) await opener.click();
  return (await shown.evaluate(stateOf, { place })) === before;
}
/** Marks what can be pressed in document order, of a table its first row. Returns the names. */
function tag(shown: Shown, within: string, except: string): Promise<string[]> {
  return shown.evaluate(
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
 * Tells what a page shows that an answer changes, as a text; undefined if it is that of before, or a panel is open
 * without anything in it. Runs in the page.
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
  const marks = ['aria-pressed', 'aria-sort', 'aria-expanded', 'aria-busy', 'data-loading', 'open'];
  const now = JSON.stringify({
    address: location.href,
    open,
    told: textsOf('[role=status], [role=alert], output, progress'),
    checked: document.querySelectorAll(':checked').length,
    marks: marks.map((mark) => [...document.querySelectorAll(`[${mark}]`)].map((each) => each.getAttribute(mark))),
  });
  return now === before ? undefined : now;
}
