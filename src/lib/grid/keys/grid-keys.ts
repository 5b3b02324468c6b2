/**
 * Keyboard navigation. Arrows move between cells and up to the headers, Page Up and Page Down move by a screenful, Home
 * and End jump to the first and last row, and typing jumps to the next row whose cell in the column starts with the text.
 */
import { foldText } from '@/lib/format/fold-text';
import { focusStop, stopsOf } from './focus-cell';

/** The grid in which a key was pressed. */
export interface GridKeyContext {
  table: HTMLTableElement;
  /** Rows of the list, rendered or not. */
  rowCount: number;
  /** Focuses a cell, by row and column from 0. Renders the row first if necessary. */
  moveFocus: (row: number, column: number) => void;
  /** The cell to focus as soon as its row is rendered. */
  pendingFocus?: (() => { row: number; column: number } | undefined) | undefined;
  /** The text of a cell, if known without rendering it. */
  textAt?: ((row: number, column: number) => string | undefined) | undefined;
}

/** A pause this long, in milliseconds, restarts type-ahead. */
const typeAheadPause = 700;
let typed = { text: '', at: 0 };

export function pressGridKey(key: string, grid: GridKeyContext): void {
  const focused = document.activeElement;
  const pending = grid.pendingFocus?.();
  if (pending && focused === grid.table) {
    if (key.length > 1) moveToRow(key, pending.row, pending.column, grid);
    return;
  }
  const cell = focused?.closest<HTMLTableCellElement>('td, th');
  if (!(focused instanceof HTMLElement) || !cell || !grid.table.contains(cell)) return;
  // The header row counts as row -1.
  const row = Number(cell.closest('tr')?.dataset.index ?? -1);
  if (key === 'ArrowLeft' || key === 'ArrowRight') moveSideways(cell, focused, key === 'ArrowLeft' ? -1 : 1);
  else if (key.length === 1) typeAhead(key, row, cell.cellIndex, grid);
  else moveToRow(key, row, cell.cellIndex, grid);
}

function moveSideways(cell: HTMLTableCellElement, from: HTMLElement, by: -1 | 1): void {
  const cells = [...(cell.closest('tr')?.cells ?? [])].filter((each) => getComputedStyle(each).display !== 'none');
  const stops = cells.flatMap(stopsOf);
  const next = stops[stops.indexOf(from) + by];
  if (next && next !== from) focusStop(next);
}

function moveToRow(key: string, row: number, column: number, { table, rowCount, moveFocus }: GridKeyContext): void {
  typed = { text: '', at: 0 };
  const screen = rowsOnScreen(table);
  const rows: Partial<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: Math.max(row - screen, 0),
    PageDown: row + screen,
    Home: 0,
    End: rowCount - 1,
  };
  const target = Math.min(rows[key] ?? row, rowCount - 1);
  if (target === row) return;
  if (target >= 0) {
    moveFocus(target, column);
    return;
  }
  const [header] = stopsOf(table.tHead?.rows[0]?.cells[column] ?? document.createElement('td'));
  if (header) focusStop(header);
}

/** Rows that fit below the header, less one for overlap. */
function rowsOnScreen(table: HTMLTableElement): number {
  const height = table.tBodies[0]?.querySelector('tr[data-index]')?.clientHeight || 1;
  const frame = table.parentElement?.clientHeight || window.innerHeight;
  return Math.max(1, Math.floor(Math.min(frame, window.innerHeight) / height) - 2);
}

function typeAhead(letter: string, row: number, column: number, grid: GridKeyContext): void {
  const now = performance.now();
  typed = { text: (now - typed.at > typeAheadPause ? '' : typed.text) + foldText(letter), at: now };
  // Repeating a letter steps through the rows that start with it.
  const isRepeated = [...typed.text].every((each) => each === foldText(letter));
  const text = isRepeated ? foldText(letter) : typed.text;
  const first = isRepeated ? row + 1 : Math.max(row, 0);
  const textAt = grid.textAt ?? ((index, place) => renderedText(grid.table, index, place));
  for (let step = 0; step < grid.rowCount; step += 1) {
    const index = (first + step) % grid.rowCount;
    if (!foldText(textAt(index, column)?.trim() ?? '').startsWith(text)) continue;
    grid.moveFocus(index, column);
    return;
  }
}

function renderedText(table: HTMLTableElement, index: number, column: number): string | undefined {
  return table.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`)?.cells[column]?.textContent;
}
