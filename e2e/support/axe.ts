/** Accessibility checks. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The page's violations of WCAG 2.2 A and AA and of axe's best practices: rule and elements.
 * @param onlyColors checks color contrast only, for a page already checked in another color scheme.
 */
export async function accessibilityErrors(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  await layOutEverything(page);
  await endTransitions(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (onlyColors
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  )
    // The page has no frames to merge results from, and axe's separate page for that takes longer than the check.
    .setLegacyMode()
    .analyze();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(await unstyledLinks(page)).map((text) => `link in the browser’s own color: ${text}`),
  ];
}

/** Texts of links that no rule gives a color. */
function unstyledLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'LinkText';
    const own = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('a')]
      .filter((link) => getComputedStyle(link).color === own)
      .map((link) => link.textContent);
  });
}

/** Lays out content outside the screen, which axe would otherwise see as overlapping. */
function layOutEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/** Colors in transition have a wrong contrast. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}
