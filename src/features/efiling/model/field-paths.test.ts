import { describe, expect, it } from 'vitest';
import { formPathOfField, noFields, type ProviderFields } from './fields';

const fields: ProviderFields = {
  ...noFields,
  party: [{ key: 'role', wirePath: 'roleInCase', label: 'Role', kind: 'choice' }],
  filing: [{ key: 'judge', wirePath: 'judgeId', label: 'Judge', kind: 'choice' }],
  document: [{ key: 'exhibit', wirePath: 'exhibitLetter', label: 'Exhibit', kind: 'text' }],
  renamed: {
    'filings.*.title': 'filings.*.description',
    'filings.*.copies.*': 'filings.*.courtesyCopyEmails.*',
    'parties.*.lawyers.*.name': 'parties.*.attorneyIds.*',
    contact: 'parties.*.email',
  },
};

describe('a path in what was sent', () => {
  it.each([
    ['parties.12.roleInCase', 'parties.12.extra.role'],
    ['filings.34.judgeId', 'filings.34.extra.judge'],
    ['filings.34.attachments.56.exhibitLetter', 'filings.34.attachments.56.extra.exhibit'],
    ['filings.34.leadDocument.exhibitLetter', 'filings.34.leadDocument.extra.exhibit'],
  ])('keeps the place in its list: %s', (wirePath, path) => expect(formPathOfField(wirePath, fields)).toBe(path));

  it.each([
    ['filings.34.title', 'filings.34.description'],
    ['filings.3.copies.12', 'filings.3.courtesyCopyEmails.12'],
    ['parties.1.lawyers.2.name', 'parties.1.attorneyIds.2'],
  ])('keeps every place where the form names the input otherwise: %s', (wirePath, path) =>
    expect(formPathOfField(wirePath, fields)).toBe(path),
  );

  it('without a place names none', () => expect(formPathOfField('contact', fields)).toBe('parties.*.email'));

  it.each([
    'case.parties.1.roleInCase',
    'case.filings.1.judgeId',
    'filings.1.order.leadDocument.exhibitLetter',
    'filings.1.exhibitLetter',
    'parties.1.judgeId',
    'filings.1.judgeIds',
    'filings.title',
    '1.title',
  ])('that only resembles a field’s is no field’s: %s', (wirePath) =>
    expect(formPathOfField(wirePath, fields)).toBeUndefined(),
  );
});
