import { describe, expect, test } from 'vitest';
import { emptyContent, isSameContent, newFiling } from '@/features/efiling';
import { completeCase, completeFiling } from '../../../../tests/court-tables.ts';
import { decideOpening, type JournalEntry, journalEntry } from './draft-journal';
import { keyFor } from './submission-key';

const content = (contactEmail: string) => ({ ...emptyContent, contactEmail });
const entry = (changes: Partial<JournalEntry>): JournalEntry => ({
  baseVersion: 3,
  content: content('mine'),
  editedAt: '2026-03-03T10:00:00Z',
  ...changes,
});
const saved = (version: number, email: string) => ({ version, content: content(email) });

describe('decideOpening', () => {
  test('without a journal, or with an equal one, the draft opens as saved', () => {
    expect(decideOpening(undefined, saved(3, 'old'))).toEqual({ kind: 'saved' });
    expect(decideOpening(entry({ baseVersion: 1 }), saved(3, 'mine'))).toEqual({ kind: 'saved' });
  });

  test('an edit based on the saved version is restored', () => {
    expect(decideOpening(entry({}), saved(3, 'old'))).toEqual({ kind: 'restored', content: content('mine') });
  });

  test('so is an edit after our own save whose response was lost', () => {
    expect(decideOpening(entry({ sending: content('half') }), saved(4, 'half'))).toEqual({
      kind: 'restored',
      content: content('mine'),
    });
  });

  test('a colleague’s version asks the user to choose', () => {
    const conflict = { kind: 'conflict', mine: content('mine'), editedAt: '2026-03-03T10:00:00Z' };
    expect(decideOpening(entry({}), saved(4, 'theirs'))).toEqual(conflict);
    expect(decideOpening(entry({ sending: content('half') }), saved(4, 'theirs'))).toEqual(conflict);
  });
});

test('a provider’s own values survive the journal, whatever their kind', () => {
  const extra = {
    divisionId: 'civil',
    causesOfAction: 3,
    isComplex: false,
    remedies: ['monetary', 'punitive'],
    serviceRecipients: [JSON.stringify({ name: 'Peter Lindqvist', email: 'peter.lindqvist@example.com' })],
    premisesAddress: { street: '410 Alder Street', city: 'Fresno', state: 'CA', zip: '93721' },
  };
  const ofDocument = { extra: { copies: ['certified'] } };
  const filings = completeCase.filings.map(({ leadDocument, attachments, ...filing }) => ({
    ...filing,
    leadDocument: leadDocument && { ...leadDocument, ...ofDocument },
    attachments: attachments.map((each) => ({ ...each, ...ofDocument })),
    extra: { hearingReservationNumber: '204417730921', notices: ['a'] },
  }));
  const parties = completeCase.parties.map((party) => ({ ...party, extra: { aliases: ['N. Castellanos'] } }));
  // California's new cases have a title, too.
  const kept = { ...emptyContent, caseTitle: 'Castellanos v. Redwood Harbor', filings, parties, extra };
  const read = journalEntry.parse(JSON.parse(JSON.stringify(entry({ content: kept, sending: kept }))));
  expect(isSameContent(read.content, kept)).toBe(true);
  expect(isSameContent(read.sending, kept)).toBe(true);
  const foreign = { ...entry({}), content: { ...emptyContent, extra: { nothing: null, nested: { deep: {} } } } };
  expect(journalEntry.parse(JSON.parse(JSON.stringify(foreign))).content.extra).toEqual({});
});

describe('isSameContent', () => {
  test.each([
    [1, 1, true],
    [1, '1', false],
    [null, {}, false],
    [{}, null, false],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, false],
    [[1], [1, 2], false],
    [[], {}, false],
  ])('%j and %j: %s', (one, other, same) => expect(isSameContent(one, other)).toBe(same));
});

test('a submission keeps its key while the version is the same', () => {
  const known = keyFor(undefined, 7, () => 'first');
  expect(known).toEqual({ version: 7, key: 'first' });
  expect(keyFor(known, 7, () => 'second')).toBe(known);
  expect(keyFor(known, 8, () => 'second')).toEqual({ version: 8, key: 'second' });
});

test('content is kept whole in the journal', () => {
  const entry = { baseVersion: 1, editedAt: '2026-03-03T10:00:00Z' };
  expect(journalEntry.parse({ ...entry, content: completeFiling }).content).toEqual(completeFiling);
  const asked = {
    ...completeFiling,
    extra: { judge: '4' },
    filings: [{ ...newFiling('00000000-0000-4000-8000-000000000001', undefined), extra: { fee: 2 } }],
  };
  expect(journalEntry.parse({ ...entry, content: asked }).content).toEqual(asked);
  const spoiled = { ...asked, extra: { judge: '4', list: [5] } };
  expect(journalEntry.parse({ ...entry, content: spoiled }).content).toEqual(asked);
  expect(journalEntry.parse({ ...entry, content: completeCase, sending: completeCase }).content).toEqual(completeCase);
});
