import { describe, expect, test } from 'vitest';
import { courtFileName, fileStem, inNaturalOrder, newFileName, pdfFileName, refuseName } from './file-name';

test.each([
  ['complaint.pdf', 50, 'complaint.pdf'],
  ['Exhibit A.pdf', 13, 'Exhibit A.pdf'],
  ['Exhibit.1 to the declaration.pdf', 20, 'Exhibit.1 to the.pdf'],
  ['Exhibit A -- Ortega v. Lakeshore.pdf', 18, 'Exhibit A.pdf'],
  ['Abcd efghijk.pdf', 12, 'Abcd.pdf'],
  ['Exhibit A to the declaration of Elena Ortega.pdf', 19, 'Exhibit A to.pdf'],
  ['Exhibit A to the declaration of Elena Ortega.pdf', 20, 'Exhibit A to the.pdf'],
  ['Exhibit A, Ortega v. Lakeshore.pdf', 26, 'Exhibit A, Ortega v.pdf'],
  ['Exhibit A to the declaration of Elena Ortega.pdf', 18, 'Exhibit A to.pdf'],
  ['Exhibit_A_to_the_declaration.pdf', 14, 'Exhibit_A_.pdf'],
  ['no ending but a long name', 10, 'no ending'],
  ['a/b\\c\u0007.pdf', 50, 'abc.pdf'],
  ['exhibit\u202Efdp.exe\u2066.pdf', 50, 'exhibitfdp.exe.pdf'],
  ['Ex\u200Bhi\u00ADbit\u2028 A\uFEFF.pdf', 50, 'Exhibit A.pdf'],
  ['  ', 50, 'document.pdf'],
  ['Jose\u0301.pdf', 8, 'José.pdf'],
  ['Ex👩‍👩‍👧👩‍⚖️👩‍👩‍👧 A.pdf', 8, 'Ex👩‍👩‍👧👩‍⚖️.pdf'],
  ['Ex\u200Dhibit\u200D.pdf', 50, 'Exhibit.pdf'],
  ['Ex🇺🇸🇺🇸🇺🇸.pdf', 7, 'Ex🇺🇸.pdf'],
  ['Exhibit \ud83d.pdf', 50, 'Exhibit \ufffd.pdf'],
])('%j within %i characters is %j', (name, limit, expected) => {
  expect(courtFileName(name, limit)).toBe(expected);
});

test.each([
  ['Brief.pdf', 'Brief.pdf'],
  ['Brief.PDF', 'Brief.PDF'],
  ['Brief.pdf.exe', 'Brief.pdf'],
  ['Brief.pdf   .exe', 'Brief.pdf'],
  ['Brief.pdf.com', 'Brief.pdf'],
  ['Brief.exe', 'Brief.pdf'],
  ['Brief.docx', 'Brief.pdf'],
  ['Brief.pdf.docx.scr', 'Brief.pdf'],
  ['Smith v. Jones', 'Smith v. Jones.pdf'],
  ['Order 12.5', 'Order 12.5.pdf'],
  ['.exe', 'document.pdf'],
  ['', 'document.pdf'],
])('a PDF named %j is %j', (name, expected) => {
  expect(pdfFileName(name)).toBe(expected);
});

test('the stem is the name without its extension', () => {
  expect(fileStem('Exhibit A.pdf')).toBe('Exhibit A');
  expect(fileStem('v1.2 final.pdf')).toBe('v1.2 final');
  expect(fileStem('Smith v. Jones')).toBe('Smith v. Jones');
});

test('files are in the order in which a person reads their names', () => {
  const names = [
    'Exhibit 10.pdf',
    'exhibit 2.pdf',
    'Complaint.pdf',
    'Exhibit 2 (copy).pdf',
    'Exhibit 1.PDF',
    '01 Cover.pdf',
  ];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '01 Cover.pdf',
    'Complaint.pdf',
    'Exhibit 1.PDF',
    'exhibit 2.pdf',
    'Exhibit 2 (copy).pdf',
    'Exhibit 10.pdf',
  ]);
});

test('an accent sorts alike in any encoding', () => {
  const names = ['Jose\u0301 2.pdf', 'José 1.pdf', 'Jose\u0301 3.pdf'];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name.normalize('NFC'))).toEqual([
    'José 1.pdf',
    'José 2.pdf',
    'José 3.pdf',
  ]);
});

const room = { current: 'Scan 1.PDF', maxLength: 20, others: ['Exhibit A.pdf', 'Exhibit B.pdf', 'José.PDF'] };

describe('a new name', () => {
  test.each([
    ['Answer', 'Answer.PDF'],
    [' Answer.pdf ', 'Answer.pdf'],
    ['Answer v1.2', 'Answer v1.2.PDF'],
    ['Answer.docx', 'Answer.docx.PDF'],
  ])('%j is %s', (typed, name) => {
    expect(newFileName(typed, room)).toBe(name);
    expect(refuseName(typed, room)).toBeUndefined();
  });

  test('can have exactly the limit', () => {
    expect(refuseName('x'.repeat(16), room)).toBeUndefined();
    expect(refuseName('e\u0301'.repeat(16), room)).toBeUndefined();
    expect(refuseName('🇺🇸'.repeat(16), room)).toBeUndefined();
    expect(refuseName('🇺🇸'.repeat(17), room)).toBe("The court's limit is 20 characters; this name has 21");
  });

  test('is kept for a file without an extension', () => {
    expect(newFileName('Answer', { current: 'scan' })).toBe('Answer');
  });

  test.each([
    ['', /Enter a name/],
    [' .pdf', /Enter a name/],
    ['a/b', /slashes/],
    ['a\\b', /slashes/],
    ['Answer\u202Efdp', /invisible/],
    ['Answer to the complaint', /limit is 20 characters; this name has 27/],
    ['exhibit a', /Another document/],
    ['Jose\u0301', /Another document/],
  ])('%j is rejected', (typed, why) => expect(refuseName(typed, room)).toMatch(why));
});
