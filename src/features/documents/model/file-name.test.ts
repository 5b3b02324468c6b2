import { expect, test } from 'vitest';
import { courtFileName, fileStem } from './file-name';

test.each([
  ['complaint.pdf', 50, 'complaint.pdf'],
  ['Exhibit A to the declaration of Elena Ortega.pdf', 20, 'Exhibit A to the.pdf'],
  ['Exhibit A, Ortega v. Lakeshore.pdf', 26, 'Exhibit A, Ortega v.pdf'],
  ['Exhibit A to the declaration of Elena Ortega.pdf', 18, 'Exhibit A to.pdf'],
  ['Exhibit_A_to_the_declaration.pdf', 14, 'Exhibit_A_.pdf'],
  ['no ending but a long name', 10, 'no ending'],
  ['a/b\\c\u0007.pdf', 50, 'abc.pdf'],
  ['  ', 50, 'document.pdf'],
])('%j within %i characters is %j', (name, limit, expected) => {
  expect(courtFileName(name, limit)).toBe(expected);
});

test('the stem is the name without its ending', () => {
  expect(fileStem('Exhibit A.pdf')).toBe('Exhibit A');
  expect(fileStem('Smith v. Jones')).toBe('Smith v. Jones');
});
