import { expect, it } from 'vitest';
import { paperName } from './paper-name';

it.each([
  [{ leadDocumentTitle: 'Motion to Vacate', documentCount: 3, description: 'Motion; Notice' }, 'Motion to Vacate +2'],
  [{ leadDocumentTitle: 'Summons', documentCount: 1 }, 'Summons'],
  [{ leadDocumentTitle: 'Summons' }, 'Summons'],
  [{ documentCount: 0, description: ' Address of Jonah Castellano' }, 'Address of Jonah Castellano'],
  // A report that a service ended with is no paper of the order.
  [{ documentCount: 1, description: 'Cases of Ren Nakata' }, 'Cases of Ren Nakata'],
  [{ leadDocumentTitle: '', description: ' ' }, 'Skip trace'],
])('%o is called %s', (papers, expected) => {
  expect(paperName(papers, 'Skip trace')).toBe(expected);
});
