import type { MouseEvent } from 'react';

/**
 * Treats a click anywhere on a row as a click on its link, with the same modifier keys, so that Ctrl-click opens a new
 * tab. Ignores clicks on other controls and text selection.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  if (event.button > 1 || !(event.target instanceof Element)) return;
  if (event.target.closest('a, button, input, label, select, summary, [data-own-keys]')) return;
  if (event.button === 0 && window.getSelection()?.type === 'Range') return;
  const { shiftKey, altKey, metaKey } = event;
  const ctrlKey = event.ctrlKey || event.button === 1;
  const click = { bubbles: true, cancelable: true, shiftKey, altKey, metaKey, ctrlKey };
  event.currentTarget.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', click));
}
