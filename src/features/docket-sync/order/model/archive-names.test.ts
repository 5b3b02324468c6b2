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
