/** Which keys a grid takes. What they do is loaded with the first of them. */
import type { KeyboardEvent } from 'react';
import { widgets } from './focus-cell';
import type { GridKeyContext } from './grid-keys';

/** Those that move, and letters and figures, which lead to the row that begins with them. */
const keys = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|[^\s])$/u;

/** Takes a key that was pressed anywhere in a grid. */
export function onGridKey(event: KeyboardEvent<HTMLTableElement>, grid: Omit<GridKeyContext, 'table'>): void {
  const { key, target, currentTarget: table } = event;
  if (event.altKey || event.metaKey || (event.ctrlKey && key !== 'Home' && key !== 'End')) return;
  if (!(target instanceof HTMLElement) || target.closest('[data-own-keys]')) return;
  if (key === 'Tab') leaveRows(table, target);
  if (key === ' ' || key === 'Enter') pressRow(event, target);
  if (!keys.test(key)) return;
  if (key.length > 1) event.preventDefault();
  void import('./grid-keys').then(({ pressGridKey }) => pressGridKey(key, { ...grid, table }));
}

/**
 * The rows are one stop on the way of the Tab key, however many links they hold: it goes on behind them, or back to the
 * headers. Arrows go from one to the other.
 */
function leaveRows(table: HTMLTableElement, target: HTMLElement): void {
  if (!target.closest('tbody')) return;
  const passed = [...table.querySelectorAll<HTMLElement>(`tbody :is(${widgets})`)].filter(
    (widget) => widget !== target && widget.tabIndex >= 0 && !widget.closest('[data-own-keys]'),
  );
  for (const widget of passed) widget.tabIndex = -1;
  // The browser has moved on by then.
  setTimeout(() => {
    for (const widget of passed) widget.tabIndex = 0;
  });
}

/** Space on a cell or on a row's link ticks the row, where rows can be selected; Enter on a cell follows the link. */
function pressRow(event: KeyboardEvent, target: HTMLElement): void {
  if (!target.matches('a, td')) return;
  const row = target.closest('tr');
  const press = event.key === ' ' ? row?.querySelector<HTMLElement>('input[type=checkbox]') : undefined;
  const follow = event.key === 'Enter' && target.matches('td') ? row?.querySelector('a') : undefined;
  const pressed = press ?? follow;
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
}
