/** Presses, types and goes back and forth at random. */
import { expect, type Page } from '@playwright/test';
import type { Chance } from '../../sandbox/demo/orders/chance.ts';
import { expectArrived } from './leaks.ts';
import { listedPages } from './listed-pages.ts';
import { pdfFile } from './pdf.ts';
import { openAs, type Person } from './test.ts';

/** Titles of pages that replace one that failed. */
const failureTitle = /^(Something went wrong|Loading chunk failed|This page keeps redirecting)$/;
/** What no page may say. */
const rawText = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

const words = ['Ortega', '2026-03-04', '3/4/26', '12.50', 'a', '  ', 'O’Neil & Söhne', '60602', '-1', 'x'.repeat(300)];
const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Space'];
const widths = [390, 768, 1280] as const;

/** What can be pressed, and what can be typed into. */
const targets = {
  press:
    'a[href], button, summary, [role=tab], [role=menuitem], [role=option], input[type=checkbox], input[type=radio]',
  type: 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select',
};

export class Monkey {
  /** The actions taken. */
  readonly path: string[] = [];
  /** The paths seen. */
  readonly pages = new Set<string>();
  readonly #page: Page;
  readonly #person: Person;
  readonly #chance: Chance;

  constructor(page: Page, person: Person, chance: Chance) {
    this.#page = page;
    this.#person = person;
    this.#chance = chance;
  }

  async start(): Promise<void> {
    const page = this.#page;
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('filechooser', async (chooser) => {
      await chooser.setFiles(await pdfFile(`Exhibit ${this.path.length}.pdf`)).catch(() => {});
    });
    // Other tabs are of no interest here.
    page.context().on('page', (other) => void other.close().catch(() => {}));
    await openAs(page, this.#person, this.#address());
  }

  /** Takes an action. */
  async act(): Promise<void> {
    const draw = this.#chance.next();
    if (draw < 0.6) await this.#press();
    else if (draw < 0.75) await this.#type();
    else if (draw < 0.88) await this.#key();
    else if (draw < 0.93) await this.#travel();
    else if (draw < 0.97) await this.#open();
    else if (draw < 0.99) await this.#resize();
    else await this.#reload();
    await this.#stayInside();
    // Half of the time, it looks at the page before it goes on.
    if (this.#chance.happens(0.5)) await answerOf(expectArrived(this.#page, { timeout: 2_000 }));
    this.pages.add(new URL(this.#page.url()).pathname);
  }

  /** Expects something on the screen: words, a field or a placeholder. */
  async expectSomething(): Promise<void> {
    await expect
      .poll(() => answerOf(this.#page.evaluate(isShowing)), { timeout: 10_000, message: 'a blank page' })
      .toBe(true);
    const text = (await answerOf(this.#page.evaluate(() => document.body.innerText))) ?? '';
    expect(rawText.exec(text)?.input.match(/.{0,40}(undefined|NaN|\[object|Invalid Date).{0,20}/)?.[0]).toBeUndefined();
  }

  /** The title of the page that replaces a failed one. */
  async failure(): Promise<string | undefined> {
    const titles = await answerOf(
      this.#page.evaluate(() => [...document.querySelectorAll('h1')].map((title) => title.innerText)),
    );
    return titles?.find((title) => failureTitle.test(title));
  }

  /** Expects the page to recover now that the network is back: by itself, or when its own button is pressed. */
  async expectRecovery(): Promise<void> {
    const page = this.#page;
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
    const again = page.getByRole('main').getByRole('button', { name: /^(Try again|Refresh|Refresh Page)$/ });
    const isWell = async () => (await this.failure()) === undefined;
    await expect
      .poll(isWell, { timeout: 5_000 })
      .toBe(true)
      .catch(() => again.first().click({ timeout: 5_000 }));
    await expect.poll(isWell, { timeout: 10_000, message: 'an error page that stays' }).toBe(true);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });
  }

  /** Presses something that is visible and stays inside the application. */
  async #press(): Promise<void> {
    const target = await this.#find(targets.press);
    if (!target) return this.#note('nothing to press');
    this.#note(`press ${target.name}`);
    await this.#page.mouse.click(target.x, target.y);
  }

  async #type(): Promise<void> {
    const target = await this.#find(targets.type);
    if (!target) return this.#note('nothing to type into');
    const word = this.#chance.pick(words);
    this.#note(`type ${word.slice(0, 20)} into ${target.name}`);
    await this.#page.mouse.click(target.x, target.y);
    if (this.#chance.happens(0.3)) await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.insertText(word);
  }

  async #key(): Promise<void> {
    const key = this.#chance.pick(keys);
    this.#note(key);
    await this.#page.keyboard.press(key);
  }

  async #travel(): Promise<void> {
    const isBack = this.#chance.happens(0.7);
    this.#note(isBack ? 'back' : 'forward');
    const options = { waitUntil: 'commit', timeout: 2_000 } as const;
    await (isBack ? this.#page.goBack(options) : this.#page.goForward(options)).catch(() => {});
  }

  /** Follows a link to any page. */
  async #open(): Promise<void> {
    const address = this.#address();
    this.#note(`open ${address}`);
    await answerOf(
      this.#page.evaluate((href) => {
        window.dispatchEvent(new PointerEvent('pointerdown'));
        history.pushState(null, '', href);
      }, `/app${address}`),
    );
  }

  async #resize(): Promise<void> {
    const width = this.#chance.pick(widths);
    this.#note(`${width} wide`);
    await this.#page.setViewportSize({ width, height: 800 });
  }

  async #reload(): Promise<void> {
    this.#note('reload');
    await this.#page.reload({ waitUntil: 'commit' }).catch(() => {});
  }

  /** Comes back, signed in, from pages of the platform, of other systems and of the browser, and from the legal texts. */
  async #stayInside(): Promise<void> {
    const page = this.#page;
    const isInside = /^\/app(\/(?!legal\.html$)|$)/.test(new URL(page.url(), 'about:blank').pathname);
    const isSignedOut = await answerOf(
      this.#page.evaluate(() => /You are signed out/.test(document.querySelector('h1')?.innerText ?? '')),
    );
    if (isInside && !isSignedOut) return;
    this.#note('come back');
    await expect(() => openAs(page, this.#person, '/')).toPass({ timeout: 60_000 });
  }

  /** A random visible target in the window; the topmost if a dialog covers others. */
  async #find(selector: string): Promise<{ x: number; y: number; name: string } | undefined> {
    return answerOf(this.#page.evaluate(findTarget, { selector, draw: this.#chance.next() }));
  }

  #address(): string {
    return this.#chance.pick(listedPages);
  }

  #note(action: string): void {
    this.path.push(action);
  }
}

/** Tells what the page answers; undefined while one document replaces another. */
function answerOf<Answer>(evaluation: Promise<Answer>): Promise<Answer | undefined> {
  return evaluation.catch(() => undefined);
}

function isShowing(): boolean {
  const { body } = document;
  return body.innerText.trim() !== '' || body.querySelector('[role=status], input, .starting') !== null;
}

function findTarget({ selector, draw }: { selector: string; draw: number }) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
    if (element.matches(':disabled, [aria-disabled=true], [target=_blank], [download]')) return [];
    if (element instanceof HTMLAnchorElement) {
      const { origin, pathname } = new URL(element.href);
      if (origin !== location.origin || !/^\/app(\/|$)/.test(pathname)) return [];
    }
    const name = element.getAttribute('aria-label') ?? element.innerText ?? '';
    return [{ x, y, name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}` }];
  });
  return found[Math.floor(draw * found.length)];
}
