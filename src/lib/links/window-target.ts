/** Where external links open (specification, application section 6). */

/** `same-window` is for embedded browsers, which have no tabs. */
export type OutsideLinks = 'same-window' | 'new-tab';

/** Link attributes. A new tab gets no opener. */
export function windowAttributes(outsideLinks: OutsideLinks): { target?: '_blank'; rel?: 'noopener' } {
  return outsideLinks === 'new-tab' ? { target: '_blank', rel: 'noopener' } : {};
}
