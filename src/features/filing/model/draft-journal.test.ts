import { expect, test } from 'vitest';
import { emptyContent, newFiling } from '@/features/efiling';
import { isSameContent } from '@/lib/form/is-same-content';
import { completeCase, completeFiling } from '../../../../tests/court-tables.ts';
import { journalEntry } from './draft-journal';

const content = (contactEmail: string) => ({ ...emptyContent, contactEmail });
const entry = (changes: object) => ({
  baseVersion: 3,
  content: content('mine'),
  editedAt: '2026-03-03T10:00:00Z',
  ...changes,
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
