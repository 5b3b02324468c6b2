/** What changes on a docket is told by its kind, once (dockets, section 8). */
import { expect, test } from 'vitest';
import type { docketChanges } from '../../db/schema/dockets.ts';
import { caseAt, casesOf, dayLength } from './court-records.ts';
import { entriesOf } from './docket-entries.ts';
import { newsOf, recordAt } from './docket-news.ts';
import type { DocketChange } from './entry-changes.ts';

const now = new Date('2025-11-20T18:00:00Z');
const later = new Date(now.getTime() + dayLength);
const [record] = casesOf(7).filter(
  (each) =>
    each.closedDay === undefined &&
    !each.isSealed &&
    entriesOf(each, now).some(({ hearing, hearingChange }) => hearing && !hearingChange),
);
if (!record) throw new Error('No open federal case has a hearing.');
const entries = entriesOf(record, now);
const hearing = entries.findLast((entry) => entry.hearing && !entry.hearingChange);
const documented = entries.findLast(({ documents }) => documents.length > 0);

let changes = 0;
function byHand(kind: (typeof docketChanges.$inferSelect)['kind'], more: Partial<DocketChange> = {}): DocketChange {
  changes += 1;
  return {
    ...{ changeId: changes, providerCaseId: record?.providerCaseId ?? '', kind, text: '', docketEntryId: null },
    ...{ filingId: null, envelopeId: null, changedAt: new Date(now.getTime() + 60_000), ...more },
  };
}

/** The kinds of news of changes by hand, without what follows from the case itself. */
function told(...made: DocketChange[]) {
  const usual = newsOf(record ?? raise(), now, later).map((each) => JSON.stringify(each));
  return newsOf(record ?? raise(), now, later, made).filter((each) => !usual.includes(JSON.stringify(each)));
}
const raise = (): never => {
  throw new Error('No case.');
};

test.each([
  ['release', { docketEntryId: documented?.docketEntryId }, { kind: 'document-available' }],
  ['seal', { docketEntryId: documented?.docketEntryId }, { kind: 'document-sealed' }],
  [
    'move-hearing',
    { docketEntryId: hearing?.docketEntryId, text: '2026-02-03T15:30:00Z' },
    { kind: 'hearing-moved', after: expect.stringContaining('Feb 3, 2026') },
  ],
  ['cancel-hearing', { docketEntryId: hearing?.docketEntryId }, { kind: 'hearing-cancelled' }],
  ['retitle', { text: 'Roe v. Doe' }, { kind: 'title-changed', before: record.caseTitle, after: 'Roe v. Doe' }],
  ['reassign', { text: 'Hon. Ada Pell' }, { kind: 'judge-changed', before: record.judge, after: 'Hon. Ada Pell' }],
  ['transfer', { text: 'U.S. District Court, Utah' }, { kind: 'case-moved', before: record.courtName }],
  ['reopen', {}, { kind: 'case-reopened' }],
] as const)('%s is told once', (kind, more, news) => {
  const all = told(byHand(kind, more));
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject(news);
});

test('courts move and cancel hearings by themselves, one reading tells each', () => {
  const kinds = casesOf(4)
    .slice(0, 300)
    .flatMap((each) => newsOf(each, new Date(now.getTime() - 30 * dayLength), now))
    .map(({ kind }) => kind);
  expect(kinds).toContain('hearing-moved');
  expect(kinds).toContain('hearing-cancelled');
});

test('an entry keeps the number that the clerk gave it, whatever is entered later', () => {
  const added = byHand('add', { text: 'MOTION to compel.', changedAt: new Date(now.getTime() - 60 * dayLength) });
  const numbers = (until: Date) =>
    new Map(entriesOf(record, until, [added]).map(({ docketEntryId, entryNumber }) => [docketEntryId, entryNumber]));
  const early = numbers(now);
  const late = numbers(new Date(now.getTime() + 90 * dayLength));
  for (const [id, number] of early) expect(late.get(id)).toBe(number);
  const given = [...late.values()].filter((number) => number !== undefined);
  expect(new Set(given).size).toBe(given.length);
});

test('a second title follows the first', () => {
  const first = byHand('retitle', { text: 'Roe v. Doe' });
  const second = byHand('retitle', { text: 'Roe v. Poe', changedAt: later });
  expect(recordAt(record, [first, second]).caseTitle).toBe('Roe v. Poe');
  expect(newsOf(record, now, later, [first, second]).filter(({ kind }) => kind === 'title-changed')).toMatchObject([
    { after: 'Roe v. Doe' },
    { before: 'Roe v. Doe', after: 'Roe v. Poe' },
  ]);
  expect(caseAt(7, record.index)?.caseTitle).toBe(record.caseTitle);
});
