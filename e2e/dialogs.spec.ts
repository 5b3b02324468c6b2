/** How dialogs come and go, with the motion that other tests do without. */
import { expect, openAs, people, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dialog fades in and out in 300 ms, and is out of reach while it leaves', async ({ page }) => {
  await page.addInitScript(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (Array.isArray(frames) && typeof options === 'object')
        fades.push({
          opacities: frames.map(({ opacity }) => opacity),
          duration: options.duration,
          isInert: this instanceof HTMLElement && this.inert,
        });
      return animate.call(this, frames, options);
    };
  });
  await openAs(page, people.nora, '/orders?state=IL');
  await page.getByRole('button', { name: 'Support' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate('window.fades')).toEqual([
    { opacities: [0, 1], duration: 300, isInert: false },
    { opacities: [1, 0], duration: 300, isInert: true },
  ]);
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});
