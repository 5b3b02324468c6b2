import { expect, test } from 'vitest';
import { archiveNames } from './archive-names';

test('names sort as the docket does, keep no path, and are each used once', () => {
  expect(
    archiveNames([
      { documentNumber: '12', description: 'Motion' },
      { documentNumber: '12', attachmentNumber: 1, description: 'Exhibit A: 1/2' },
      { documentNumber: '12', description: 'motion' },
    ]),
  ).toEqual(['12 Motion.pdf', '12-1 Exhibit A- 1-2.pdf', '12 motion (2).pdf']);
});

test('a long description is cut', () => {
  expect(archiveNames([{ documentNumber: '1', description: 'x'.repeat(500) }])[0]).toHaveLength(124);
});

test.each([
  [
    ['a', 'a', 'A'],
    ['1 a.pdf', '1 a (2).pdf', '1 A (3).pdf'],
  ],
  [
    ['In re: "Ortega" <sealed>?', 'a\n\tb', ''],
    ['1 In re- -Ortega- -sealed-.pdf', '1 a-b.pdf', '1.pdf'],
  ],
])('the descriptions %j become names of files', (descriptions, names) => {
  expect(archiveNames(descriptions.map((description) => ({ documentNumber: '1', description })))).toEqual(names);
});

test('a description that is cut after a word keeps no space', () => {
  expect(archiveNames([{ documentNumber: '1', description: `${'x'.repeat(117)} more` }])).toEqual([
    `1 ${'x'.repeat(117)}.pdf`,
  ]);
});
