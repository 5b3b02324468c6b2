import { toCents } from '@/lib/format/money';
import type { ExportCell, ExportColumn } from './delimited-text';

/** Adds up the columns of an export that have a total, in cents. */
export class Totals<Row> {
  readonly #columns: readonly ExportColumn<Row>[];
  readonly #cents = new Map<ExportColumn<Row>, number>();

  constructor(columns: readonly ExportColumn<Row>[]) {
    this.#columns = columns;
    for (const column of columns) if (column.total) this.#cents.set(column, 0);
  }

  add(rows: readonly Row[]): void {
    for (const [column, cents] of this.#cents) {
      const sum = rows.reduce((before, row) => before + toCents(column.total?.(row) ?? 0), cents);
      this.#cents.set(column, sum);
    }
  }

  /** The columns of the last row; undefined if nothing is added up. */
  columns(): ExportColumn<undefined>[] | undefined {
    if (this.#cents.size === 0) return undefined;
    const labeled = this.#columns.findIndex((column) => !column.total);
    return this.#columns.map((column, place) => {
      const cents = this.#cents.get(column);
      const cell: ExportCell = cents === undefined ? (place === labeled ? 'Total' : undefined) : cents / 100;
      return { label: column.label, ...(cents !== undefined && { kind: 'dollars' as const }), value: () => cell };
    });
  }
}
