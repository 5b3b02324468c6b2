/** A look for accessibility errors. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What violates WCAG 2.2 A and AA, or what axe calls good practice, on the page as it is: rule and elements.
 * @param onlyColours the page was looked at in another colour scheme, and nothing else can differ.
 */
export async function accessibilityErrors(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  await layOutEverything(page);
  await endTransitions(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (onlyColours
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  )
    // Without frames there is nothing to collect in a page of axe's own, which takes longer than the look itself.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** What is not on the screen may not be laid out yet, and would be looked at as if it were drawn one over the other. */
function layOutEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/** A colour on its way to another has the contrast of neither. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}
