/** A random walk through a tool's matters that tracks the correct matter after every step. */
import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { openAs, type Person, signIn } from './test.ts';
import { openTool } from './tool.ts';

const references = [
  '00015-Ortega',
  '00022-Pryce',
  '00031-Brightwater',
  '00047-Castellano',
  '00052-Verity',
  '00008-Nakata',
];

/** A demo matter's mapping, by position in the list. */
const mappingOf = (place: number) => `00000000-0000-4000-8000-0000000000${String(place + 1).padStart(2, '0')}`;

/** A tab with its history and matter. Matters are positions in the list. */
interface Tab {
  page: Page;
  /** The matter named by each history entry's address. */
  entries: (number | undefined)[];
  at: number;
  stored: number | undefined;
}

interface WalkOptions {
  seed: number;
  baseURL: string;
  person: Person;
}

export class MatterWalk {
  /** The steps taken. */
  readonly path: string[] = [];
  readonly #context: BrowserContext;
  readonly #options: WalkOptions;
  readonly #isEmbedded: boolean;
  #random: number;
  #tabs: Tab[] = [];
  #current = 0;
  #frame: FrameLocator | undefined;

  constructor(context: BrowserContext, options: WalkOptions) {
    this.#context = context;
    this.#options = options;
    this.#random = options.seed * 2_654_435_761;
    this.#isEmbedded = options.seed % 4 === 0;
  }

  async start(): Promise<void> {
    // A busy machine is no failure: this only ends a step that hangs.
    this.#context.setDefaultTimeout(60_000);
    const page = await this.#context.newPage();
    const matter = this.#matter();
    this.#tabs = [{ page, entries: [matter], at: 0, stored: matter }];
    const path = `/matter-view/${references[matter]}?mappingId=${mappingOf(matter)}`;
    if (this.#isEmbedded) {
      const query = `retailer=clio&path=${encodeURIComponent(path)}`;
      this.#frame = (await openTool(page, this.#options.baseURL, query)).application;
    } else await openAs(page, this.#options.person, path);
    // A page left before it was shown has stored nothing.
    await this.look();
    this.path.push(`${this.#isEmbedded ? 'in a frame: ' : ''}${references[matter]}`);
  }

  /** Takes a step. @returns its name. */
  async step(): Promise<string> {
    const tab = this.#tab;
    const steps: Record<string, () => Promise<void>> = {
      switch: () => this.#switch(),
      orders: () => this.#click('All Orders'),
      home: () => this.#click(/(^|, )home$/i),
      'to the matter': () => this.#toMatter(),
      file: () => this.#file(),
      ...(this.#isEmbedded
        ? { 'shown by the tool': () => this.#shownByTool() }
        : {
            'open another': () => this.#open(this.#matter()),
            'open without one': () => this.#openWithout(),
            reload: async () => void (await tab.page.reload()),
            'new tab': () => this.#newTab(),
            'other tab': async () => this.#otherTab(),
            'log out and in': () => this.#logOutAndIn(),
            ...(tab.at > 0 ? { back: () => this.#go(-1) } : {}),
            ...(tab.at < tab.entries.length - 1 ? { forward: () => this.#go(1) } : {}),
          }),
    };
    const names = Object.keys(steps);
    const name = names[this.#pick(names.length)] ?? 'orders';
    this.path.push(name);
    await steps[name]?.();
    return name;
  }

  /** The expected current matter. */
  expected(): { reference: string; mappingId: string } {
    const matter = this.#inForce();
    return { reference: references[matter] ?? '', mappingId: mappingOf(matter) };
  }

  /** The banner's matter and its mapping, as soon as they are correct; otherwise what stands there after a second. */
  async look(): Promise<{ reference: string; mappingId: string }> {
    const link = this.#banner.getByRole('link').filter({ hasNotText: 'Back' });
    const read = async () => {
      const url = new URL((await link.getAttribute('href')) ?? '', this.#options.baseURL);
      const text = await link.innerText();
      return {
        reference: references.find((each) => text.startsWith(each)) ?? text,
        mappingId: url.searchParams.get('mappingId') ?? '',
      };
    };
    await expect
      .poll(read, { timeout: 1_000, intervals: [50] })
      .toEqual(this.expected())
      .catch(() => {});
    return read();
  }

  get #tab(): Tab {
    const tab = this.#tabs[this.#current];
    if (!tab) throw new Error('The walk has lost its tab.');
    return tab;
  }

  get #screen(): Page | FrameLocator {
    return this.#frame ?? this.#tab.page;
  }

  get #banner() {
    return this.#screen.getByRole('complementary', { name: 'Matter' });
  }

  #inForce(): number {
    const { entries, at, stored } = this.#tab;
    return entries[at] ?? stored ?? 0;
  }

  /** A random integer below `count` (mulberry32). */
  #pick(count: number): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  #matter(): number {
    return this.#pick(references.length);
  }

  /** Adds a history entry. */
  #push(matter: number | undefined): void {
    const tab = this.#tab;
    tab.entries = [...tab.entries.slice(0, tab.at + 1), matter];
    tab.at += 1;
    tab.stored = matter ?? tab.stored;
  }

  /** Follows a header link, which is behind a button in a tool's narrow frame. */
  async #follow(name: string | RegExp): Promise<void> {
    const link = this.#screen.getByRole('banner').getByRole('link', { name });
    const menu = this.#screen.getByRole('button', { name: 'Menu', exact: true });
    await expect(link.or(menu).first()).toBeVisible();
    if (!(await link.isVisible())) await menu.click();
    await link.click();
  }

  async #click(name: string | RegExp): Promise<void> {
    await this.#follow(name);
    // Links within the application keep the matter in the address.
    this.#push(this.#tab.entries[this.#tab.at]);
  }

  async #toMatter(): Promise<void> {
    const matter = this.#inForce();
    await this.#banner.getByRole('link').filter({ hasNotText: 'Back' }).click();
    await expect(this.#screen.getByRole('heading', { level: 1, name: references[matter] ?? '' })).toBeVisible();
    // If the page was already open, the browser adds no entry.
    this.#resetHistory(matter);
  }

  async #switch(): Promise<void> {
    const matter = this.#matter();
    await this.#banner.getByRole('button', { name: 'Switch matter' }).click();
    const dialog = this.#screen.getByRole('dialog', { name: 'Switch matter' });
    await dialog.getByRole('combobox', { name: 'Matter' }).fill(references[matter]?.slice(6) ?? '');
    await this.#screen.getByRole('option', { name: references[matter] ?? '' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    this.#resetHistory(matter);
  }

  /** Creates a draft, which must belong to the banner's matter, and returns home. */
  async #file(): Promise<void> {
    const { reference, mappingId } = this.expected();
    await this.#follow('New filing');
    await expect(this.#screen.getByRole('heading', { level: 1, name: 'New case' })).toBeVisible();
    await expect(this.#banner).toContainText(reference);
    const court = this.#screen.getByRole('combobox', { name: 'Court' });
    await expect(court).toBeEditable();
    const saved = this.#tab.page.waitForRequest(/\/Drafts\/New-Case$/);
    await court.click();
    await this.#screen.getByRole('listbox').getByRole('option').first().click();
    expect((await saved).postDataJSON(), this.path.join(' → ')).toMatchObject({
      mappingId,
      clientReference: reference,
    });
    await expect(this.#screen.getByText('New case').first()).toBeVisible();
    await expect(this.#banner).toContainText(reference);
    await this.#follow(/(^|, )home$/i);
    this.#resetHistory(this.#inForce());
  }

  async #shownByTool(): Promise<void> {
    // The tool lists the first five matters.
    const matter = this.#pick(5);
    await this.#tab.page.getByRole('button', { name: `Show ${references[matter]}` }).click();
    this.#resetHistory(matter);
  }

  async #open(matter: number): Promise<void> {
    await this.#tab.page.goto(`/app/matter-view/${references[matter]}?mappingId=${mappingOf(matter)}`);
    this.#push(matter);
  }

  async #openWithout(): Promise<void> {
    await this.#tab.page.goto(`/app/orders?q=${this.path.length}`);
    this.#push(undefined);
  }

  async #newTab(): Promise<void> {
    const matter = this.#inForce();
    const link = this.#banner.getByRole('link').first();
    const [page] = await Promise.all([
      this.#context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    this.#tabs.push({ page, entries: [matter], at: 0, stored: matter });
    this.#current = this.#tabs.length - 1;
  }

  #otherTab(): void {
    this.#current = this.#pick(this.#tabs.length);
  }

  async #logOutAndIn(): Promise<void> {
    const { page } = this.#tab;
    // Other tabs are tested in session.spec.ts.
    for (const tab of this.#tabs) if (tab.page !== page) await tab.page.close();
    this.#tabs = [this.#tab];
    this.#current = 0;
    const stored = this.#inForce();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await page.goto('/app/orders');
    await signIn(page, this.#options.person);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    Object.assign(this.#tab, { stored, entries: [undefined], at: 0 });
  }

  async #go(by: 1 | -1): Promise<void> {
    const tab = this.#tab;
    await (by < 0 ? tab.page.goBack() : tab.page.goForward());
    tab.at += by;
    tab.stored = tab.entries[tab.at] ?? tab.stored;
  }

  /** Clears the history where the browser's entries are uncertain. */
  #resetHistory(matter: number): void {
    Object.assign(this.#tab, { stored: matter, entries: [matter], at: 0 });
  }
}
