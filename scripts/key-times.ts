/** How long a page takes from a key to the painted result. */
import type { Locator, Page } from '@playwright/test';

/** Types a text and measures each key, in milliseconds to the frame with its results. */
export async function typeAndMeasure(page: Page, picker: Locator, text: string): Promise<number[]> {
  await picker.click();
  await picker.fill('');
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'keyTimes', times);
    document.addEventListener(
      'keydown',
      (event) => {
        const start = event.timeStamp;
        // Two frames: the first paints the change, the second starts once it is on screen.
        requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - start)));
      },
      { capture: true },
    );
  });
  for (const [index, key] of [...text].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction((count) => Reflect.get(globalThis, 'keyTimes').length >= count, index + 1);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'));
  return times.slice(0, text.length);
}

/** The time below which this part of the times is. */
export const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
