/** Handles keys pressed in a grid. The navigation itself (`grid-keys`) loads with the first key. */
import type { KeyboardEvent } from 'react';
import { widgets } from './focus-cell';
import type { GridKeyContext } from './grid-keys';

/** Navigation keys, and single characters for type-ahead. */
const keys = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|[^\s])$/u;

/** Handles a key pressed anywhere in a grid. */
export function onGridKey(event: KeyboardEvent<HTMLTableElement>, grid: Omit<GridKeyContext, 'table'>): void {
  const { key, target, currentTarget: table } = event;
  if (event.altKey || event.metaKey || (event.ctrlKey && key !== 'Home' && key !== 'End')) return;
  if (!(target instanceof HTMLElement) || target.closest('[data-own-keys]')) return;
  if (key === 'Tab') skipRows(table, target);
  if (key === ' ' || key === 'Enter') activateRow(event, target);
  if (!keys.test(key)) return;
  if (key.length > 1) event.preventDefault();
  void import('./grid-keys').then(({ pressGridKey }) => pressGridKey(key, { ...grid, table }));
}

/** Makes the rows a single Tab stop, for any number of links. Arrows move between them. */
function skipRows(table: HTMLTableElement, target: HTMLElement): void {
  if (!target.closest('tbody')) return;
  const skipped = [...table.querySelectorAll<HTMLElement>(`tbody :is(${widgets})`)].filter(
    (widget) => widget !== target && widget.tabIndex >= 0 && !widget.closest('[data-own-keys]'),
  );
  for (const widget of skipped) widget.tabIndex = -1;
  // By then the browser has moved the focus.
  setTimeout(() => {
    for (const widget of skipped) widget.tabIndex = 0;
  });
}

/** Space on a cell or on the row's link toggles the row's checkbox, if it has one. Enter on a cell follows the link. */
function activateRow(event: KeyboardEvent, focused: HTMLElement): void {
  if (!focused.matches('a, td')) return;
  const row = focused.closest('tr');
  const checkbox = event.key === ' ' ? row?.querySelector<HTMLElement>('input[type=checkbox]') : undefined;
  const link = event.key === 'Enter' && focused.matches('td') ? row?.querySelector('a') : undefined;
  const target = checkbox ?? link;
  if (!target) return;
  event.preventDefault();
  target.click();
}
