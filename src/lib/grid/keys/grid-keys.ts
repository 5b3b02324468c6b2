/**
 * The keys of a grid. Arrows go from cell to cell and to the headers above, Page Up and Page Down by a screen of rows,
 * Home and End to the first and the last row, and what is typed to the next row that begins with it in the column.
 */
import { focusStop, stopsOf } from './focus-cell';

/** What a grid tells of itself when a key is pressed in it. */
export interface GridKeyContext {
  table: HTMLTableElement;
  /** Rows of the list, drawn or not. */
  count: number;
  /** Puts the focus into a cell of a row, from 0, which may have to be drawn first. */
  goTo: (row: number, cell: number) => void;
  /** Where the focus is on its way to, while that is not drawn. */
  wanted?: (() => { row: number; cell: number } | undefined) | undefined;
  /** What a row says in a column, where that is known without drawing it. */
  textAt?: ((row: number, cell: number) => string | undefined) | undefined;
}

/** Typed after a pause, a letter begins anew. */
const pause = 700;
let typed = { text: '', at: 0 };

export function pressGridKey(key: string, grid: GridKeyContext): void {
  const focused = document.activeElement;
  const wanted = grid.wanted?.();
  if (wanted && focused === grid.table) {
    if (key.length > 1) goToRow(key, wanted.row, wanted.cell, grid);
    return;
  }
  const cell = focused?.closest<HTMLTableCellElement>('td, th');
  if (!(focused instanceof HTMLElement) || !cell || !grid.table.contains(cell)) return;
  // The headers stand before the first row.
  const row = Number(cell.closest('tr')?.dataset.index ?? -1);
  if (key === 'ArrowLeft' || key === 'ArrowRight') stepSideways(cell, focused, key === 'ArrowLeft' ? -1 : 1);
  else if (key.length === 1) goToTyped(key, row, cell.cellIndex, grid);
  else goToRow(key, row, cell.cellIndex, grid);
}

function stepSideways(cell: HTMLTableCellElement, from: HTMLElement, by: -1 | 1): void {
  const cells = [...(cell.closest('tr')?.cells ?? [])].filter((each) => getComputedStyle(each).display !== 'none');
  const stops = cells.flatMap(stopsOf);
  const next = stops[stops.indexOf(from) + by];
  if (next && next !== from) focusStop(next);
}

function goToRow(key: string, row: number, cell: number, { table, count, goTo }: GridKeyContext): void {
  typed = { text: '', at: 0 };
  const screen = rowsOnScreen(table);
  const rows: Partial<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: Math.max(row - screen, 0),
    PageDown: row + screen,
    Home: 0,
    End: count - 1,
  };
  const wanted = Math.min(rows[key] ?? row, count - 1);
  if (wanted === row) return;
  if (wanted >= 0) {
    goTo(wanted, cell);
    return;
  }
  const [header] = stopsOf(table.tHead?.rows[0]?.cells[cell] ?? document.createElement('td'));
  if (header) focusStop(header);
}

/** Rows that a page of the screen, or of the frame that the grid scrolls in, shows below its header; one stays. */
function rowsOnScreen(table: HTMLTableElement): number {
  const height = table.tBodies[0]?.querySelector('tr[data-index]')?.clientHeight || 1;
  const frame = table.parentElement?.clientHeight || window.innerHeight;
  return Math.max(1, Math.floor(Math.min(frame, window.innerHeight) / height) - 2);
}

function goToTyped(letter: string, row: number, cell: number, grid: GridKeyContext): void {
  const now = performance.now();
  typed = { text: (now - typed.at > pause ? '' : typed.text) + letter.toLowerCase(), at: now };
  // The same letter again and again goes from one row that begins with it to the next.
  const isRepeated = [...typed.text].every((each) => each === letter.toLowerCase());
  const text = isRepeated ? letter.toLowerCase() : typed.text;
  const first = isRepeated ? row + 1 : Math.max(row, 0);
  const texts = grid.textAt ?? ((index, place) => drawnText(grid.table, index, place));
  for (let step = 0; step < grid.count; step += 1) {
    const index = (first + step) % grid.count;
    if (!texts(index, cell)?.trim().toLowerCase().startsWith(text)) continue;
    grid.goTo(index, cell);
    return;
  }
}

function drawnText(table: HTMLTableElement, index: number, place: number): string | undefined {
  return table.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`)?.cells[place]?.textContent;
}
