/** Where a link opens that leads out of the application (specification, application section 6). */

/** `same-window`: an internal browser has no tabs. */
export type OutsideLinks = 'same-window' | 'new-tab';

/** Attributes of the link: a new tab is given no opener. */
export function windowAttributes(outsideLinks: OutsideLinks): { target?: '_blank'; rel?: 'noopener' } {
  return outsideLinks === 'new-tab' ? { target: '_blank', rel: 'noopener' } : {};
}
