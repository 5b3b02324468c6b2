/** The focusable elements of a cell. */
export const widgets = 'a[href], button:not(:disabled), input:not(:disabled), summary';

/** The focus stops of a cell: its links and buttons, or the cell itself if it has none. */
export function stopsOf(cell: HTMLTableCellElement): HTMLElement[] {
  const focusable = [...cell.querySelectorAll<HTMLElement>(widgets)];
  return focusable.length > 0 ? focusable : [cell];
}

/** Focuses a cell. Returns false if the cell does not exist. */
export function focusCell(
  row: HTMLTableRowElement | null | undefined,
  column: number,
  options?: FocusOptions,
): boolean {
  const cell = row?.cells[Math.min(column, row.cells.length - 1)];
  const [stop] = cell ? stopsOf(cell) : [];
  if (!stop) return false;
  focusStop(stop, options);
  return true;
}

export function focusStop(stop: HTMLElement, options?: FocusOptions): void {
  if (stop instanceof HTMLTableCellElement) stop.tabIndex = -1;
  stop.focus(options);
}
