/** A person's hand, which counts: clicks, keys, and the seconds they take at a person's pace. */
import type { Locator, Page } from '@playwright/test';
import type { UploadFile } from './pdf.ts';

/** Seconds of a click, and of a key. */
const pace = { click: 1, key: 0.2 };

/** What a task took. */
export interface Effort {
  clicks: number;
  keys: number;
  /** What the product took, with the person's pace for each click and key. */
  seconds: number;
}

/** Does a task in a page. A file chosen in the system's dialog belongs to the click that opens it; a drop is a click. */
export class Hand {
  readonly #page: Page;
  readonly #startedAt = performance.now();
  #clicks = 0;
  #keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    this.#keys += text.length;
    await this.#page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.#keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** Clicks a button that asks for a file, and chooses one. */
  async chooseFile(button: Locator, file: UploadFile): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(file);
  }

  /** Drags files over the page and drops them. */
  async drop(files: readonly UploadFile[]): Promise<void> {
    this.#clicks += 1;
    const sent = files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') }));
    await this.#page.evaluate(async (contents) => {
      const transfer = new DataTransfer();
      for (const { name, content } of contents) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      }
      const send = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
      // The page takes files once it has painted the target.
      for (const type of ['dragenter', 'dragover']) send(type);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      send('drop');
    }, sent);
  }

  effort(): Effort {
    const product = (performance.now() - this.#startedAt) / 1000;
    return {
      clicks: this.#clicks,
      keys: this.#keys,
      seconds: product + this.#clicks * pace.click + this.#keys * pace.key,
    };
  }
}
