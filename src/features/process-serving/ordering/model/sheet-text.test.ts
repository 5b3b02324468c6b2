import { describe, expect, it } from 'vitest';
import { toTable } from '@/lib/sheets/table';
import { columns } from '../../import/columns';
import { readRecipients } from '../../import/read-recipients';
import type { ReadRow } from '../../import/read-row';
import { sheetText } from './sheet-text';

const head = 'Recipient,Kind,Agent,Street,Unit,City,State,ZIP,Label,Level,Instructions,Phone,Witness fee';

/** A row with only an instruction. */
function row(instructions: string, problems: ReadRow['problems'] = []) {
  const cells = Object.fromEntries(columns.map((column) => [column, ''])) as ReadRow['cells'];
  return { cells: { ...cells, instructions }, problems };
}

describe('sheetText', () => {
  it('can be imported again, and runs no formula', () => {
    const table = toTable([
      ['Recipient', 'Street', 'City', 'State', 'ZIP', 'Instructions'],
      ['Ortega, "Lu"', '1 Elm St', 'Chicago', 'ZZ', '60601', '=1+1'],
    ]);
    const read = readRecipients(table);
    const failedRows = read.kind === 'read' ? read.failed : [];
    const text = sheetText(failedRows);
    expect(text).toContain('"Ortega, ""Lu"""');
    expect(text).toContain("'=1+1");
    expect(text).toContain('State:');
    expect(sheetText([]).split('\r\n')[0]?.split(',')).toHaveLength(columns.length);
  });
});

describe('a row', () => {
  it('has its cells in the order of the headings, then what is wrong with them', () => {
    const { cells } = row('Ring twice');
    const problems: ReadRow['problems'] = [
      { column: 'state', text: 'Unknown state.' },
      { column: 'zip', text: 'Five digits.' },
    ];
    const given = { cells: { ...cells, recipient: 'Ada Quill', witnessFee: '25' }, problems };
    expect(sheetText([given])).toBe(
      `\uFEFF${head},Problem\r\nAda Quill,,,,,,,,,,Ring twice,,25,State: Unknown state.; ZIP: Five digits.\r\n`,
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['1=1', '1=1'],
    ['a-b', 'a-b'],
    ['a,b', '"a,b"'],
    ['a "b" c', '"a ""b"" c"'],
    ['a\nb', '"a\nb"'],
    ['=a,b', '"\'=a,b"'],
  ])('shows %j as %j', (text, shown) => {
    const cells = `${','.repeat(10)}${shown},,,`;
    expect(sheetText([row(text)])).toBe(`\uFEFF${head},Problem\r\n${cells}\r\n`);
  });

  it('is none where only the headings are asked for', () => {
    expect(sheetText([])).toBe(`\uFEFF${head}\r\n`);
  });
});
