/** The screens by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab, or Shift+Tab, until the target has focus; fails if it never does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses a key on the target. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into the target. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types into a picker and takes the first result. */
export async function pick(page: Page, label: string, typed: string, option: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await expect(picker).toBeEnabled();
  await type(page, picker, typed);
  const options = page.getByRole('listbox', { name: label }).getByRole('option');
  await expect(options.first()).toContainText(option);
  await page.keyboard.press('Enter');
}
