import { describe, expect, test } from 'vitest';
import { maskCardNumbers, readAmount, readDay, readStatement } from './statement';

const today = '2026-11-23';
const linesOf = (text: string) => {
  const read = readStatement(text, today);
  return read.kind === 'read' ? read.lines : expect.unreachable();
};
const refusalOf = (text: string) => {
  const read = readStatement(text, today);
  return read.kind === 'refused' ? read.reason : expect.unreachable();
};

describe('amounts', () => {
  test.each([
    ['$1,322.39', 1322.39],
    ['(7.65)', -7.65],
    ['7.65-', -7.65],
    ['-7.65', -7.65],
    ['$ 100', 100],
    ['.50', 0.5],
    ['($1,000.00)', -1000],
    ['(7.65', undefined],
    ['7.655', undefined],
    ['seven', undefined],
    ['', undefined],
    ['99999999999.00', undefined],
    ['10,000,000.00', 10_000_000],
    ['10,000,000.01', undefined],
    ['7.5', 7.5],
    ['x7.65', undefined],
    ['7.65)', undefined],
  ])('%s', (text, dollars) => {
    expect(readAmount(text)).toBe(dollars);
  });
});

describe('days', () => {
  test.each([
    ['03/06/2026', '2026-03-06'],
    ['3/6/26', '2026-03-06'],
    ['03/06', '2026-03-06'],
    ['12/24', '2025-12-24'],
    ['2026-03-06', '2026-03-06'],
    ['Mar 6', '2026-03-06'],
    ['March 6, 2025', '2025-03-06'],
    ['Dec. 24', '2025-12-24'],
    ['11/23', '2026-11-23'],
    ['11/24', '2025-11-24'],
    ['March 6 2025', '2025-03-06'],
    ['MAR 06', '2026-03-06'],
    ['02/29', '2024-02-29'],
    ['02/30', undefined],
    ['13/45/2026', undefined],
    ['2026-02-31', undefined],
    ['soon', undefined],
  ])('%s', (text, day) => {
    expect(readDay(text, today)).toBe(day);
  });
});

test.each([
  ...(['Jan 01', 'Feb 02', 'Mar 03', 'Apr 04', 'May 05', 'Jun 06', 'Jul 07', 'Aug 08', 'Sep 09', 'Oct 10'] as const),
  ...(['Nov 11', 'Dec 12'] as const),
])('%s is the day of that month', (text) => {
  const day = text.slice(4);
  expect(readDay(`${text}, 2025`, today)).toBe(`2025-${day}-${day}`);
});

describe('card numbers', () => {
  test.each([
    ['4111 1111 1111 1111', '•••• 1111'],
    ['card4111111111111111', 'card•••• 1111'],
    ['4111-1111-1111-1111 FILEFEE00056665', '•••• 1111 FILEFEE00056665'],
    ['FILEFEE00056665 4111111111111111', 'FILEFEE00056665 •••• 1111'],
    ['03/06 4111 1111 1111 1111 60601', '03/06 •••• 1111 60601'],
    ['378282246310005 and 5200828282828210', '•••• 0005 and •••• 8210'],
    ['4111 1111 1111 1111 5200 8282 8282 8210', '•••• 1111 •••• 8210'],
    ['4111111111111112', '4111111111111112'],
    ['FILEFEE00056665 95814', 'FILEFEE00056665 95814'],
    ['file fee 0005 6665 9581400000', 'file fee 0005 6665 9581400000'],
    ['4000000000009029', '•••• 9029'],
    ['00056665 60601', '•••• 0601'],
  ])('%s', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
  });

  test.each([
    'FILEFEE00056665 60601',
    'FILE FEE00056665 60601',
    'FILEFEE 00056665 60601',
    'EFILE00056665 60601',
    'E FILE00056665 60601',
    'FILEFEE 0005 6665 60601',
    'FILEFEE 0005 6665 606010001',
  ])('are not the eight digits of a court’s descriptor, whatever follows: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  test('are in nothing that is read', () => {
    const [line] = linesOf('03/06 4111 1111 1111 1111 FILEFEE00056665 $100.00');
    expect(JSON.stringify(line)).not.toMatch(/4111/);
    expect(line).toMatchObject({ amount: 100, descriptor: expect.stringMatching(/FILEFEE00056665$/) });
  });
});

describe('pasted lines', () => {
  test('give their text, amount and day', () => {
    expect(linesOf('03/06 FILEFEE00056665 SACRAMENTO CA  $100.00\n\nMar 7  CAEFILE00056665 7.37')).toEqual([
      {
        line: 1,
        text: '03/06 FILEFEE00056665 SACRAMENTO CA  $100.00',
        descriptor: 'FILEFEE00056665 SACRAMENTO CA',
        amount: 100,
        postedOn: '2026-03-06',
      },
      {
        line: 3,
        text: 'Mar 7  CAEFILE00056665 7.37',
        descriptor: 'CAEFILE00056665',
        amount: 7.37,
        postedOn: '2026-03-07',
      },
    ]);
  });

  test.each([
    ['FILEFEE   CA 5.00', 'FILEFEE CA', 5],
    ['FEE 1,322.39 CA', 'FEE CA', 1322.39],
    ['FEE $100 CA', 'FEE CA', 100],
    ['FEE $ 100', 'FEE', 100],
    ['CREDIT ($7.65)', 'CREDIT', 7.65],
    ['CREDIT ( 17.65 )', 'CREDIT', 17.65],
    ['CREDIT ( $ 1,007.65 )', 'CREDIT', 1007.65],
    ['13/45 FEE 5.00', '13/45 FEE', 5],
    ['4.00 FEE 5.00', '4.00 FEE', 5],
    ['Memo;5.00', 'Memo;', 5],
  ])('%s', (text, descriptor, amount) => {
    expect(linesOf(text)).toMatchObject([{ descriptor, amount }]);
  });

  test('name no line that is blank, and keep 200 letters of a descriptor', () => {
    expect(readStatement('\n FEE 5.00 \n  \n', today)).toEqual({
      kind: 'read',
      lines: [{ line: 2, text: 'FEE 5.00', descriptor: 'FEE', amount: 5, postedOn: undefined }],
      unread: [],
    });
    expect(linesOf(`${'x'.repeat(201)} 5.00`)[0]?.descriptor).toBe('x'.repeat(200));
    expect(linesOf(`Memo,Amount\n${'x'.repeat(201)},5.00`)[0]?.descriptor).toBe('x'.repeat(200));
  });

  test.each(['FEE $100.5', 'FEE 100', 'FEE 7.655', 'FEE 0.00'])('have no amount in %s', (text) => {
    expect(refusalOf(text)).toBe('No line has an amount.');
  });

  test('without an amount are named, and nothing else is lost', () => {
    expect(readStatement('Hello\n(7.65)\n0.00', today)).toEqual({
      kind: 'read',
      lines: [{ line: 2, text: '(7.65)', descriptor: undefined, amount: 7.65, postedOn: undefined }],
      unread: [1, 3],
    });
    expect(refusalOf('Hello\nworld')).toBe('No line has an amount.');
    expect(refusalOf('')).toBe('No line has an amount.');
  });
});

describe('a file', () => {
  test('has its columns by their headings', () => {
    expect(
      linesOf('Posted Date,Description,Amount\r\n03/06/2026,"FILEFEE00056665, CA","$1,322.39"\r\n2026-03-07,x,(7.65)'),
    ).toMatchObject([
      { line: 2, text: 'FILEFEE00056665, CA', amount: 1322.39, postedOn: '2026-03-06' },
      { line: 3, descriptor: 'x', amount: 7.65, postedOn: '2026-03-07' },
    ]);
  });

  test('may have debits and credits, tabs or semicolons, and quotes', () => {
    expect(linesOf('Date\tDetails\tDebit\tCredit\n03/06/2026\ta "b"\t5.00\t\n03/07/2026\tback\t\t6.00')).toMatchObject([
      { amount: 5 },
      { amount: -6, descriptor: 'back' },
    ]);
    expect(linesOf('date;memo;amount\n2026-03-06;"say ""hi""; x";5.00')).toMatchObject([{ descriptor: 'say "hi"; x' }]);
  });

  test('names the lines without an amount, but not its headings', () => {
    expect(readStatement('Date,Memo,Amount\n03/06/2026,x,0.00\n03/06/2026,y,5.00\n03/06/2026,z,', today)).toMatchObject(
      {
        lines: [{ line: 3 }],
        unread: [2, 4],
      },
    );
    expect(readStatement('Memo,Amount\ny,5.00', today)).toMatchObject({ unread: [] });
  });

  test('may have spaces around its cells, and rows that end early', () => {
    expect(linesOf('Amount , Memo , Date\n 5.00 , FEE , 03/06/2026\n6.00')).toMatchObject([
      { amount: 5, descriptor: 'FEE', text: 'FEE', postedOn: '2026-03-06' },
      { amount: 6, descriptor: undefined, text: '6.00', postedOn: undefined },
    ]);
  });

  test.each([
    ['Posting Date', 'Details', 'Transaction Amount'],
    ['Transaction Date', 'Merchant', 'Withdrawals'],
    ['Trans. Date', 'Payee', 'Charges'],
    ['Post Date', 'Name', 'Debit Amount'],
    ['posted', 'Transaction', 'Charge'],
  ])('has the headings %s, %s and %s', (date, description, amount) => {
    expect(linesOf(`${date},${description},${amount}\n03/06/2026,FEE,5.00`)).toMatchObject([
      { postedOn: '2026-03-06', descriptor: 'FEE', amount: 5 },
    ]);
  });

  test.each(['Credit', 'Deposits', 'Payments', 'Credit Amount'])('has what came back under %s', (heading) => {
    expect(linesOf(`Memo,${heading}\nFEE,5.00`)).toMatchObject([{ amount: -5 }]);
  });

  test('with one column of amounts is read by amount', () => {
    expect(linesOf('Amount\n5.00\n6.00')).toMatchObject([
      { amount: 5, descriptor: undefined, postedOn: undefined },
      { amount: 6 },
    ]);
  });

  test.each(['Description\nFILEFEE00056665\nCAEFILE00056665', 'Date,Description\n03/06/2026,x', 'Date,Amount\nx,y'])(
    'without amounts says so: %s',
    (text) => {
      expect(refusalOf(text)).toMatch(/^The file has no column of amounts/);
    },
  );

  test('of 5,000 lines below its headings is read', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `x,${index + 1}.00`).join('\n');
    expect(linesOf(`Memo,Amount\n${lines}`)).toHaveLength(5_000);
  });

  test('and a pasted text end at the same number of lines', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `x ${index + 1}.00`);
    expect(linesOf(lines.join('\n'))).toHaveLength(5_000);
    expect(refusalOf([...lines, 'x 5.00'].join('\n'))).toMatch(/more than 5,000 lines/);
  });

  test('of more than 5,000 lines is refused', () => {
    const lines = Array.from({ length: 5_002 }, (_, index) => `x ${index}.00`).join('\n');
    expect(refusalOf(lines)).toMatch(/more than 5,000 lines/);
  });
});
