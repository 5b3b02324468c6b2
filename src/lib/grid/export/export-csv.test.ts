import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { csvLine, type ExportColumn, tabbedLine } from './delimited-text';
import { exportCsv } from './export-csv';
import { openCsv } from './open-csv.testing';
import { inMemorySource, type RowSource } from './read-all';

interface Row {
  id: number;
  title: string;
  amount: number | undefined;
}

const columns: readonly ExportColumn<Row>[] = [
  { label: 'Order', value: ({ id }) => id },
  { label: 'Case, and "title"', value: ({ title }) => title },
  { label: 'Total', value: ({ amount }) => amount },
];

const never = new AbortController().signal;

const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

describe('a CSV file', () => {
  it('of 10,000 rows reads back equal to the list', async () => {
    const titles = [
      'Ortega v. Lakeshore, LLC',
      '=SUM(A1)',
      'In re "Pryce"',
      'two\nlines',
      'Žižka – Ünal',
      '-1',
      '@x',
      '',
    ];
    const rows = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      title: titles[id % titles.length] ?? '',
      amount: id % 3 === 0 ? undefined : -id / 4,
    }));
    const text = await textOf(
      await exportCsv({ columns, source: inMemorySource(rows, ({ id }) => id), signal: never }),
    );
    expect(text.startsWith('\uFEFFOrder,"Case, and ""title""",Total\r\n')).toBe(true);
    expect(openCsv(text).slice(1)).toEqual(
      rows.map(({ id, title, amount }) => [String(id), title, amount === undefined ? '' : String(amount)]),
    );
  });

  it('ends with the sums of columns that have a total, to the cent', async () => {
    const added: readonly ExportColumn<Row>[] = [
      { label: 'Total', value: ({ amount }) => amount, total: ({ id, amount = 0 }) => (id === 2 ? 0 : amount) },
      ...columns.slice(0, 2),
    ];
    const rows = [0.1, 5, 0.2, undefined].map((amount, place) => ({ id: place + 1, title: 'x', amount }));
    const read = async (list: readonly Row[]) => {
      const file = await exportCsv({ columns: added, source: inMemorySource(list, ({ id }) => id), signal: never });
      return openCsv(await textOf(file));
    };
    expect((await read(rows)).at(-1)).toEqual(['0.3', 'Total', '']);
    expect((await read([])).at(-1)).toEqual(['0', 'Total', '']);
  });

  it('keeps any text, and escapes formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const line = csvLine(cells);
        for (const cell of cells) expect(csvLine([cell]).slice(0, -2)).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠]/);
        // An existing apostrophe before a formula can't be told from an added one.
        fc.pre(!cells.some((cell) => /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) || cell.startsWith('\uFEFF')));
        expect(openCsv(line)).toEqual([cells]);
      }),
    );
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'keeps text that starts with %j text',
    (sign) => {
      expect(csvLine([`${sign}1+1`])).toMatch(/^"?'/);
      expect(tabbedLine([`${sign}1+1`])).toMatch(/^'/);
    },
  );

  it('exports a row once if it moves to the next page meanwhile', async () => {
    const list = [4, 3, 2, 1].map((id) => ({ id, title: '', amount: 0 }));
    const source: RowSource<Row> = {
      read: async ({ top, skip }) => {
        if (skip === 2) list.unshift({ id: 5, title: '', amount: 0 });
        return { items: list.slice(skip, skip + top), total: list.length };
      },
      rowId: ({ id }) => id,
      pageSize: 2,
    };
    const text = await textOf(await exportCsv({ columns, source, signal: never }));
    expect(openCsv(text).map(([id]) => id)).toEqual(['Order', '4', '3', '2', '1']);
  });

  it('reports progress, and stops when canceled', async () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => ({ id, title: '', amount: 0 }));
    const controller = new AbortController();
    const onProgress = vi.fn(() => controller.abort());
    const source = inMemorySource(rows, ({ id }) => id);
    await expect(exportCsv({ columns, source, signal: controller.signal, onProgress })).rejects.toThrow('abort');
    expect(onProgress.mock.calls).toEqual([[{ done: 2_000, total: 5_000 }]]);
  });
});

it('has a clipboard format with the same cells', () => {
  expect(tabbedLine(['a\tb', 'two\r\nlines', 3, undefined, '=1'])).toBe("a b\ttwo lines\t3\t\t'=1");
});
