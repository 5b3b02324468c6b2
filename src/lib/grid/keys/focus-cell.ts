/** What in a cell takes the focus. */
export const widgets = 'a[href], button:not(:disabled), input:not(:disabled), summary';

/** What takes the focus in a cell: its links and buttons or, without any, the cell itself. */
export function stopsOf(cell: HTMLTableCellElement): HTMLElement[] {
  const found = [...cell.querySelectorAll<HTMLElement>(widgets)];
  return found.length > 0 ? found : [cell];
}

/** Puts the focus into a cell. Answers whether there is such a cell. */
export function focusCell(row: HTMLTableRowElement | null | undefined, place: number, options?: FocusOptions): boolean {
  const cell = row?.cells[Math.min(place, row.cells.length - 1)];
  const [stop] = cell ? stopsOf(cell) : [];
  if (!stop) return false;
  focusStop(stop, options);
  return true;
}

export function focusStop(stop: HTMLElement, options?: FocusOptions): void {
  if (stop instanceof HTMLTableCellElement) stop.tabIndex = -1;
  stop.focus(options);
}
