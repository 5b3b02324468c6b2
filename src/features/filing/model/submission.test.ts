import { describe, expect, it } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import { completeCase, filingOf, organizationOf, personOf } from '../../../../tests/court-tables.ts';
import { toSubmission } from './submission';

const partyOf = (party: ReturnType<typeof personOf>) => toSubmission({ ...completeCase, parties: [party] }).parties[0];

describe('a submitted filing', () => {
  const document: FilingDocument = { id: 'd', fileId: 'f', fileName: 'a.pdf', sizeBytes: 1, pageCount: 1 };
  const findings = { withoutText: [1] };
  const original = { fileId: 'scan', sizeBytes: 2, pageCount: 1 };

  it('has no marks of the form: where its type was read from, what its pages look like', () => {
    const marked = { ...document, findings, original: { ...original, findings } };
    const filing = filingOf({ filingTypeReadFrom: 'a.pdf', leadDocument: marked, attachments: [marked] });
    const [sent] = toSubmission({ ...completeCase, filings: [filing] }).filings;
    expect(sent).not.toHaveProperty('filingTypeReadFrom');
    expect(sent?.leadDocument).toEqual({ ...document, original });
    expect(sent?.attachments).toEqual([{ ...document, original }]);
  });

  it('keeps everything else', () => {
    const filing = filingOf({ description: 'Complaint', attachments: [document] });
    expect(toSubmission({ ...completeCase, filings: [filing] })).toEqual({ ...completeCase, filings: [filing] });
  });
});

describe('a submitted party', () => {
  it('is a person or an organization, without what is left of the other', () => {
    const person = personOf({ organizationName: 'Left over', dateOfBirth: '1980-01-02' });
    expect(partyOf(person)).toEqual({ ...personOf({ dateOfBirth: '1980-01-02' }) });
    const organization = partyOf(organizationOf({ person: { lastName: 'Ortega' }, dateOfBirth: '1980-01-02' }));
    expect(organization).toEqual(organizationOf());
    for (const key of ['person', 'dateOfBirth']) expect(organization).not.toHaveProperty(key);
  });

  it('has no empty texts, but its suffix', () => {
    const person = { firstName: ' ', middleName: ' M ', lastName: ' ', suffixCode: 'JR' };
    expect(partyOf(personOf({ person, email: ' ', phone: ' ' }))).toEqual(
      personOf({ person: { middleName: 'M', suffixCode: 'JR' } }),
    );
    expect(partyOf(personOf({ person: {} }))?.person).toEqual({});
  });

  it.each([
    [true, false, ['a1'], false],
    [true, true, [], true],
    [false, true, [], false],
    [false, false, [], false],
  ])('represented %s, by itself %s: attorneys %j', (isFilingParty, isSelfRepresented, attorneyIds, byItself) => {
    expect(partyOf(personOf({ isFilingParty, isSelfRepresented }))).toMatchObject({
      attorneyIds,
      isSelfRepresented: byItself,
    });
  });
});

it('numbers are sent without white space, and empty ones are left out', () => {
  const crossReferences = [
    { code: '40', value: ' 61204 ' },
    { code: '41', value: ' ' },
    { code: '42', value: '' },
  ];
  expect(toSubmission({ ...completeCase, crossReferences }).crossReferences).toEqual([{ code: '40', value: '61204' }]);
});
