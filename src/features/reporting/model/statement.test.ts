import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondAmount, secondRows } from './second-statement.testing';
import { readStatement } from './statement';

const today = '2026-11-23';
const linesOf = (text: string) => {
  const read = readStatement(text, today);
  return read.kind === 'read' ? read.lines : expect.unreachable();
};
const refusalOf = (text: string) => {
  const read = readStatement(text, today);
  return read.kind === 'refused' ? read.reason : expect.unreachable();
};

test('no card number is in anything that is read', () => {
  const [line] = linesOf('03/06 4111 1111 1111 1111 FILEFEE00056665 $100.00');
  expect(JSON.stringify(line)).not.toMatch(/4111/);
  expect(line).toMatchObject({ amount: 100, descriptor: expect.stringMatching(/FILEFEE00056665$/) });
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
    ['FEE 12,100.00', 'FEE', 12_100],
    ['CREDIT ($7.65)', 'CREDIT', -7.65],
    ['CREDIT ( 17.65 )', 'CREDIT', -17.65],
    ['CREDIT ( $ 1,007.65 )', 'CREDIT', -1007.65],
    ['CREDIT -100.00', 'CREDIT', -100],
    ['CREDIT 100.00-', 'CREDIT', -100],
    ['CREDIT 100.00 CR', 'CREDIT', -100],
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
      hasSigns: false,
    });
    expect(linesOf(`${'x'.repeat(201)} 5.00`)[0]?.descriptor).toBe('x'.repeat(200));
    expect(linesOf(`Memo,Amount\n${'x'.repeat(201)},5.00`)[0]?.descriptor).toBe('x'.repeat(200));
  });

  test.each(['FEE $100.5', 'FEE 100', 'FEE 7.655', 'FEE 12,50', 'FEE $12,50'])('have no amount in %s', (text) => {
    expect(linesOf(text)).toEqual([{ line: 1, text, descriptor: text, amount: undefined, postedOn: undefined }]);
  });

  test('without an amount are read by their text', () => {
    expect(linesOf('03/06 FILEFEE00056665 ORLANDO FL\nFILEFEE00056666 0.00')).toMatchObject([
      { descriptor: 'FILEFEE00056665 ORLANDO FL', amount: undefined, postedOn: '2026-03-06' },
      { descriptor: 'FILEFEE00056666', amount: undefined },
    ]);
  });

  test('with nothing to go by are named, and nothing else is lost', () => {
    expect(readStatement('Hello\n(7.65)\n0.00', today)).toEqual({
      kind: 'read',
      lines: [{ line: 2, text: '(7.65)', descriptor: undefined, amount: -7.65, postedOn: undefined }],
      unread: [1, 3],
      hasSigns: true,
    });
    expect(refusalOf('Hello\nworld')).toMatch(/^Paste at least one line/);
    expect(refusalOf('')).toMatch(/^Paste at least one line/);
  });

  test('of a file without a heading have cells, if one is a day and one an amount', () => {
    expect(linesOf('03/06/2026,COURT FEE 12,100.00\n03/07/2026,POS 1234,7.37\n03/08/2026,x,-5.00')).toMatchObject([
      { descriptor: 'COURT FEE 12', amount: 100, postedOn: '2026-03-06' },
      { descriptor: 'POS 1234', amount: 7.37, postedOn: '2026-03-07' },
      { descriptor: 'x', amount: -5 },
    ]);
    expect(linesOf('"03/06/2026","-100.00","*","","FILEFEE00056665\nORLANDO FL"')).toMatchObject([
      { descriptor: 'FILEFEE00056665 ORLANDO FL', amount: -100 },
    ]);
    expect(linesOf('03/06/2026\tFILEFEE00056665\t$100.00')).toMatchObject([
      { descriptor: 'FILEFEE00056665', amount: 100 },
    ]);
    expect(linesOf('03/06/2026 COURT FEE 12,100.00')).toMatchObject([{ descriptor: 'COURT FEE', amount: 12_100 }]);
  });

  test('keep a quote that never ends', () => {
    expect(linesOf('03/06 "JOE FEE 5.00\n03/07 FEE 6.00')).toMatchObject([{ amount: 5 }, { amount: 6 }]);
    expect(linesOf('Memo,Amount\n"JOE,5.00\nFEE,6.00')).toMatchObject([
      { amount: 5 },
      { descriptor: 'FEE', amount: 6 },
    ]);
  });
});

describe('a file', () => {
  test('has its columns by their headings', () => {
    expect(
      linesOf('Posted Date,Description,Amount\r\n03/06/2026,"FILEFEE00056665, CA","$1,322.39"\r\n2026-03-07,x,(7.65)'),
    ).toMatchObject([
      { line: 2, text: 'FILEFEE00056665, CA', amount: 1322.39, postedOn: '2026-03-06' },
      { line: 3, descriptor: 'x', amount: -7.65, postedOn: '2026-03-07' },
    ]);
  });

  test('may have debits and credits, tabs or semicolons, and quotes', () => {
    expect(linesOf('Date\tDetails\tDebit\tCredit\n03/06/2026\ta "b"\t5.00\t\n03/07/2026\tback\t\t6.00')).toMatchObject([
      { amount: 5 },
      { amount: -6, descriptor: 'back' },
    ]);
    expect(linesOf('date;memo;amount\n2026-03-06;"say ""hi""; x";5.00')).toMatchObject([{ descriptor: 'say "hi"; x' }]);
  });

  test('may have lines without an amount, and names those without anything', () => {
    expect(readStatement('Date,Memo,Amount\n03/06/2026,x,0.00\n03/06/2026,,5.00\n03/06/2026,,', today)).toMatchObject({
      lines: [
        { line: 2, descriptor: 'x', amount: undefined },
        { line: 3, descriptor: undefined, amount: 5 },
      ],
      unread: [4],
    });
    expect(readStatement('Memo,Amount\ny,5.00', today)).toMatchObject({ unread: [] });
  });

  test.each([
    ['Date,Description,Debit,Credit\n01/02/2026,x,0.00,7.37', -7.37],
    ['Date,Description,Debit,Credit\n01/02/2026,x,7.37,0.00', 7.37],
    ['Date,Description,Debit,Credit\n01/02/2026,x,-7.37,', 7.37],
    ['Date,Description,Debit,Credit\n01/02/2026,x,7.37,7.37', undefined],
    ['Date,Description,Amount\n02/22/2026,x,-100.00', -100],
    ['Date,Description,Amount\n02/22/2026,x,(7.37)', -7.37],
    ['Date,Description,Amount\n02/22/2026,x,100.00-', -100],
    ['Date,Description,Amount\n02/22/2026,x,"12,50"', undefined],
    ['Date,Description,Amount (USD)\n02/22/2026,x,5.00', 5],
    ['Date,Description,Amount USD\n02/22/2026,x,5.00', 5],
    ['Date,Description,"Amount, $"\n02/22/2026,x,5.00', 5],
    ['Date,Type,Description,Amount\n02/22/2026,Sale,x,-5.00', 5],
    ['Date,Type,Description,Amount\n02/22/2026,Return,x,5.00', -5],
    ['Date,Type,Description,Amount\n02/22/2026,Adjustment,x,5.00', 5],
    ['Date,Transaction,Name,Memo,Amount\n02/22/2026,CREDIT,x,Download,5.00', -5],
    ['Details,Posting Date,Description,Amount,Type,Balance\nDEBIT,02/22/2026,x,-5.00,ACH_DEBIT,9.00', 5],
    ['Date,Description,Amount,Type\n02/22/2026,x,-5.00,Debit card', -5],
  ])('says in %j what was taken and what was given back', (file, amount) => {
    expect(linesOf(file)).toMatchObject([{ descriptor: 'x', amount }]);
  });

  test('has its text under Name, where Transaction is the direction', () => {
    expect(
      linesOf(
        '"Date","Transaction","Name","Memo","Amount"\n"2026-03-06","DEBIT","FILEFEE00056665 FL","Download","-5.00"',
      ),
    ).toMatchObject([{ descriptor: 'FILEFEE00056665 FL', amount: 5, postedOn: '2026-03-06' }]);
    expect(linesOf('Date,Name,Memo,Amount\n2026-03-06,,FILEFEE00056665,5.00')).toMatchObject([
      { descriptor: 'FILEFEE00056665' },
    ]);
  });

  test('may have lines above its heading, which are no lines of it', () => {
    const above = 'First Example Bank\nDescription,,Summary Amt.\nBeginning balance,,"1,234.00"\n\n';
    expect(readStatement(`\uFEFF${above}Date,Description,Amount\n03/06/2026,FEE 1,5.00\n`, today)).toMatchObject({
      lines: [{ line: 6, descriptor: 'FEE 1', amount: 5 }],
      unread: [],
    });
  });

  test('may have line breaks in its cells', () => {
    expect(
      linesOf('Date,Description,Amount\r\n03/06/2026,"FILEFEE00056665\r\nORLANDO, FL",5.00\r\n03/07/2026,y,6.00'),
    ).toMatchObject([
      { line: 2, descriptor: 'FILEFEE00056665 ORLANDO, FL', amount: 5 },
      { line: 4, descriptor: 'y', amount: 6 },
    ]);
  });

  test('whose bank writes charges with a minus is read so once a person says it', () => {
    const file = 'Date,Description,Amount\n03/06/2026,x,-5.00\n03/07/2026,y,6.00\n03/08/2026,z,7.00 CR';
    expect(readStatement(file, today)).toMatchObject({ hasSigns: true, lines: [{ amount: -5 }, { amount: 6 }, {}] });
    expect(readStatement(file, today, 'charges')).toMatchObject({
      hasSigns: true,
      lines: [{ amount: 5 }, { amount: -6 }, { amount: -7 }],
    });
    expect(readStatement('Date,Description,Debit\n03/06/2026,x,-5.00', today)).toMatchObject({ hasSigns: false });
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

  test('may have no amounts', () => {
    expect(linesOf('Description\nFILEFEE00056665\n03/06 CAEFILE00056665 5.00')).toMatchObject([
      { line: 2, descriptor: 'FILEFEE00056665', amount: undefined },
      { line: 3, descriptor: 'CAEFILE00056665', amount: 5, postedOn: '2026-03-06' },
    ]);
    expect(linesOf('Date,Description\n03/06/2026,x')).toMatchObject([{ descriptor: 'x', postedOn: '2026-03-06' }]);
  });

  test.each(['Date,Amount\nx,y', 'Date,Amount', 'Date\n03/06/2026'])(
    'without anything to go by says so: %s',
    (text) => {
      expect(refusalOf(text)).toMatch(/^The file has no descriptions and no amounts/);
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

describe('generated statements', () => {
  const word = fc.constantFrom('FILEFEE00056665', 'CAEFILE00056665', 'COURT', 'FEE 12', 'O"NEIL', 'Smith; Co', 'A, B');
  const line = fc.record({
    text: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    cents: fc.integer({ min: 1, max: 9_999_999 }),
    isBack: fc.boolean(),
    day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
    breaks: fc.boolean(),
  });
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const money = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  /** What banks write into the columns after the day and the text. */
  const banks = {
    'Amount (USD)': (cents: number, isBack: boolean) => [isBack ? `-${money(cents)}` : money(cents)],
    Amount: (cents: number, isBack: boolean) => [isBack ? `(${money(cents)})` : `$${money(cents)}`],
    'Debit,Credit': (cents: number, isBack: boolean) => (isBack ? ['0.00', money(cents)] : [money(cents), '']),
    'Transaction,Amount': (cents: number, isBack: boolean) =>
      isBack ? ['CREDIT', money(cents)] : ['DEBIT', `-${money(cents)}`],
  };
  const bank = fc.constantFrom<keyof typeof banks>('Amount (USD)', 'Amount', 'Debit,Credit', 'Transaction,Amount');

  test('have what the bank wrote, and a second reading agrees on their cells', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), bank, fc.nat(3), (lines, columns, above) => {
        const rows = lines.map(({ text, cents, isBack, day, breaks }) =>
          [day, breaks ? text.replaceAll(' ', '\n') : text, ...banks[columns](cents, isBack)].map(quoted).join(','),
        );
        const body = rows.join('\n');
        const file = [...Array.from({ length: above }, () => 'First Example Bank'), `Date,Name,${columns}`, body].join(
          '\n',
        );
        const read = linesOf(file);
        expect(read.map(({ descriptor, amount, postedOn }) => ({ descriptor, amount, postedOn }))).toEqual(
          lines.map(({ text, cents, isBack, day }) => ({
            descriptor: text,
            amount: (isBack ? -cents : cents) / 100,
            postedOn: day,
          })),
        );
        const second = secondRows(body);
        expect(second.map(([, text]) => text?.replaceAll(/\s+/g, ' '))).toEqual(
          read.map(({ descriptor }) => descriptor),
        );
        expect(
          second.map((cells) => Math.max(...cells.slice(2).map((cell) => Math.abs(secondAmount(cell) ?? 0)))),
        ).toEqual(read.map(({ amount = 0 }) => Math.round(Math.abs(amount) * 100)));
      }),
      { numRuns: 500 },
    );
  });
});
