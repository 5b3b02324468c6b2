import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeZoneName } from '@/lib/format/days-in-words';
import type { ExportColumn } from './delimited-text';
import { exportXlsx } from './export-xlsx';
import { openXlsx } from './open-xlsx.testing';
import { inMemorySource, type RowSource } from './read-all';

interface Row {
  id: number;
  title: string;
  amount: number | undefined;
  ordered: string;
  day: string;
}

const columns: readonly ExportColumn<Row>[] = [
  { label: 'Order', value: ({ id }) => id },
  { label: 'Case <&> "title"', value: ({ title }) => title },
  { label: 'Total', kind: 'dollars', value: ({ amount }) => amount },
  { label: 'Ordered', kind: 'instant', value: ({ ordered }) => ordered },
  { label: 'Filed', kind: 'day', value: ({ day }) => day },
];

const never = new AbortController().signal;
const rowId = ({ id }: Row) => id;
const rowOf = (id: number, title: string): Row => ({
  id,
  title,
  amount: id % 3 === 0 ? undefined : -id / 4,
  ordered: new Date(Date.UTC(2026, 2, 1, 9, 30) + id * 3_600_000).toISOString(),
  day: '2026-03-01',
});
const write = (rows: readonly Row[]) => exportXlsx({ columns, source: inMemorySource(rows, rowId), signal: never });

/** A local date and time as spreadsheet days. */
function serialOf(instant: string): number {
  const date = new Date(instant);
  const clock = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes());
  return (clock - Date.UTC(1899, 11, 30)) / 86_400_000;
}

describe('an Excel file', () => {
  it('of 10,000 rows reads back equal to the list, with typed dates and amounts', async () => {
    const titles = [
      'Ortega v. Lakeshore, LLC',
      '=SUM(A1)',
      'In re <Pryce> & "Co"',
      'two\nlines',
      ' Žižka – Ünal 👩‍⚖️',
      '-1',
      '',
    ];
    const rows = Array.from({ length: 10_000 }, (_, id) => rowOf(id + 1, titles[id % titles.length] ?? ''));
    const sheet = await openXlsx(await write(rows));
    expect(sheet[0]?.map((cell) => cell?.value)).toEqual([
      'Order',
      'Case <&> "title"',
      'Total',
      `Ordered (${homeZoneName()})`,
      'Filed',
    ]);
    expect(sheet).toHaveLength(10_001);
    for (const [place, row] of rows.entries()) {
      const [id, title, amount, ordered, day] = sheet[place + 1] ?? [];
      expect([id?.value, title?.value ?? '', amount?.value]).toEqual([row.id, row.title, row.amount]);
      expect(ordered).toEqual({ format: 'mmm d, yyyy h:mm AM/PM', value: expect.closeTo(serialOf(row.ordered), 6) });
      expect(day).toEqual({ format: 'mmm d, yyyy', value: 46_082 });
      if (amount) expect(amount.format).toBe('"$"#,##0.00;-"$"#,##0.00');
      if (title) expect(title.isText).toBe(true);
    }
  });

  it('keeps any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          const sheet = await openXlsx(await write(texts.map((text, id) => rowOf(id, text))));
          expect(sheet.slice(1).map(([, title]) => title?.value)).toEqual(texts.map((text) => text.toWellFormed()));
        },
      ),
      { numRuns: 50 },
    );
    const [, first, second] = await openXlsx(await write([rowOf(1, 'Motion'), rowOf(2, '=1+1')]));
    expect(first?.[1]?.isQuoted).toBeUndefined();
    expect(second?.[1]).toMatchObject({ value: '=1+1', isText: true, isQuoted: true });
  });

  it('has columns past Z', async () => {
    const many = Array.from({ length: 30 }, (_, place) => ({ id: `${place}`, label: `${place}`, value: () => place }));
    const [, row = []] = await openXlsx(
      await exportXlsx({ columns: many, source: inMemorySource([rowOf(1, '')], rowId), signal: never }),
    );
    expect(row.map((cell) => cell?.value)).toEqual(many.map((_, place) => place));
  });

  it('reports progress, and stops when canceled', async () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => rowOf(id, ''));
    const controller = new AbortController();
    const seen: object[] = [];
    const list = {
      columns,
      source: inMemorySource(rows, rowId),
      signal: controller.signal,
      onProgress: (progress: object) => {
        seen.push(progress);
        controller.abort();
      },
    };
    await expect(exportXlsx(list)).rejects.toThrow('abort');
    expect(seen).toEqual([{ done: 2_000, total: 5_000 }]);
  });

  it('rejects more rows than a sheet can hold', async () => {
    const source: RowSource<Row> = {
      read: async () => ({ items: [rowOf(1, '')], total: 1_048_576 }),
      rowId,
      pageSize: 1,
    };
    await expect(exportXlsx({ columns, source, signal: never })).rejects.toThrow(RangeError);
  });
});
