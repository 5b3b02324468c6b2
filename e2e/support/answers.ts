/** Scenarios of a change that is answered wrongly in every way, and the test of each. */
import type { Locator, Page } from '@playwright/test';
import type { Control } from './control.ts';
import { expect, openAs, type Person, test } from './test.ts';
import { type WrongAnswer, WrongAnswers, wrongAnswers } from './wrong-answers.ts';

export interface Scenario {
  name: string;
  /** The call. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: RegExp;
  /** Signed out without one. */
  person?: Person;
  /** Opens the page. */
  arrange: (page: Page, control: Control) => Promise<void>;
  /** Makes the change, again after each failure. */
  act: (page: Page) => Promise<void>;
  /** What says that it failed or that its outcome is unknown. */
  told: (page: Page) => Locator;
  /** What would say that it is done. */
  done: (page: Page) => Locator;
  /** Fields and what they must still hold. */
  kept?: (page: Page) => readonly [Locator, string][];
  /** A valid answer to another request; without one, answers have no identity. */
  another?: () => unknown;
  /** Answers that the contract allows. */
  allowed?: readonly WrongAnswer[];
  /** Nothing says "done": the result is on the screen or on the disk. */
  isSilent?: boolean;
  /** Undoes the change for other scenarios. */
  restore?: (page: Page) => Promise<void>;
  /** Arranged again for each answer. */
  isFresh?: boolean;
  /** The input also survives a reload. */
  reloads?: boolean;
}

/** The last place that says this. */
export const text = (words: RegExp | string) => (page: Page) => page.getByText(words).last();

/** The console's errors that wrong answers cause. */
export const wrongAnswerErrors = /^(ContractMismatchError|Error: Failed|.*net::ERR)/;

/** A test for each change: never "done", what was typed stays, and it works when tried again. */
export function testAnswers(scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    test(scenario.name, async ({ page, control }) => {
      if (scenario.person) await openAs(page, scenario.person, '/');
      await scenario.arrange(page, control);
      for (const kind of wrongAnswers) {
        if (scenario.allowed?.includes(kind)) continue;
        if (kind === "another request's answer" && !scenario.another) continue;
        await test.step(kind, () => tryOnce(page, scenario, kind));
        if (scenario.isFresh) await scenario.arrange(page, control);
      }
      if (scenario.reloads) {
        page.on('dialog', (dialog) => dialog.accept());
        await page.reload();
        for (const [field, value] of scenario.kept?.(page) ?? [])
          await expect(field, 'after a reload').toHaveValue(value);
      }
      await closeToasts(page);
      await scenario.act(page);
      if (scenario.isSilent) return expect(scenario.told(page)).toBeHidden();
      await expect(scenario.done(page), 'done with the right answer').toBeVisible({ timeout: 20_000 });
      await scenario.restore?.(page);
    });
  }
}

/** So that the next message is known to be new. An open dialog hides the messages from the mouse and from roles. */
async function closeToasts(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages', includeHidden: true });
  const close = messages.getByRole('button', { name: /^(Close|Dismiss)/, includeHidden: true }).first();
  // Some close by themselves meanwhile.
  while ((await close.count()) > 0) await close.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => {});
}

async function tryOnce(page: Page, scenario: Scenario, kind: WrongAnswer): Promise<void> {
  await closeToasts(page);
  const wrong = await WrongAnswers.start(page, scenario, kind, scenario.another?.());
  await scenario.act(page);
  await expect.poll(() => wrong.count, { message: `${kind}: the call` }).toBeGreaterThan(0);
  await expect(scenario.told(page), `${kind}: what happened`).toBeVisible({ timeout: 60_000 });
  await expect(scenario.done(page), `${kind}: not done`).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }), `${kind}: a page`).toBeVisible();
  for (const [field, value] of scenario.kept?.(page) ?? []) await expect(field, `${kind}: input`).toHaveValue(value);
  await wrong.stop();
}
