import { describe, expect, test } from 'vitest';
import type { NewCaseContent, Party } from '../../generated/filing/schemas.ts';
import { caseTitleOf, contentFacts, descriptionOf, partyName } from './filing-content.ts';

const party = (isFilingParty: boolean, name: Partial<Party>): Party => ({
  id: '6f1f2f58-3f0e-4c36-9a53-0f3c0a7d1b11',
  kind: name.organizationName === undefined ? 'person' : 'organization',
  isFilingParty,
  attorneyIds: [],
  isSelfRepresented: false,
  ...name,
});
const ortega = party(true, { person: { firstName: 'Elena', middleName: 'R', lastName: 'Ortega' } });
const lakeshore = party(false, { organizationName: 'Lakeshore Holdings LLC' });
const content = (parties: Party[]): NewCaseContent => ({
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties,
  filings: [],
});

describe('a case title', () => {
  test.each<[string, Party[], string]>([
    ['by both sides', [lakeshore, ortega], 'Ortega v. Lakeshore Holdings LLC'],
    ['by one side while there is no other', [ortega], 'Ortega'],
    ['by the first of several', [ortega, ortega, lakeshore], 'Ortega et al. v. Lakeshore Holdings LLC'],
    ['without those who have no name yet', [party(true, {}), ortega], 'Ortega'],
    ['by the first name when there is no other', [party(true, { person: { firstName: 'Elena' } })], 'Elena'],
    ['nothing without parties', [], ''],
  ])('%s', (_, parties, title) => {
    expect(caseTitleOf(content(parties))).toBe(title);
  });

  test('is the existing case’s title', () => {
    const existing = {
      ...content([]),
      isNonIndexedCase: false,
      filingPartyIds: [],
      caseTitle: ' Ortega v. Lakeshore ',
    };
    expect(caseTitleOf(existing)).toBe('Ortega v. Lakeshore');
    expect(caseTitleOf({ ...existing, caseTitle: undefined })).toBe('');
  });
});

test('a party name is the full name', () => {
  expect([ortega, lakeshore, party(true, {})].map(partyName)).toEqual(['Elena R Ortega', 'Lakeshore Holdings LLC', '']);
});

test('documents are counted and filings described across the envelope', () => {
  const document = { id: ortega.id, fileId: 'f', fileName: 'complaint.pdf', sizeBytes: 1, pageCount: 1 };
  const entry = {
    id: ortega.id,
    action: 'EFile',
    security: 'public',
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  } as const;
  const filed: NewCaseContent = {
    ...content([]),
    filings: [
      {
        ...entry,
        courtesyCopyEmails: [],
        optionalServices: [],
        serviceRecipients: [],
        description: 'Complaint',
        leadDocument: document,
        attachments: [document],
      },
      {
        ...entry,
        courtesyCopyEmails: [],
        optionalServices: [],
        serviceRecipients: [],
        description: ' ',
        attachments: [],
      },
      {
        ...entry,
        courtesyCopyEmails: [],
        optionalServices: [],
        serviceRecipients: [],
        description: 'Summons',
        attachments: [document],
      },
    ],
  };
  expect(contentFacts(filed)).toMatchObject({
    documentCount: 3,
    documentNames: document.fileName,
    leadDocumentTitle: 'Complaint',
  });
  const parties = [party(true, { person: { firstName: ' Ana  Maria ', lastName: 'Ortega' } }), lakeshore];
  const titled = { ...document, description: 'Proof of  service' };
  const [first] = filed.filings;
  expect(first).toBeDefined();
  const filings = first ? [{ ...first, leadDocument: titled }] : [];
  expect(contentFacts({ ...filed, parties: [...parties, ...parties], filings })).toEqual({
    documentCount: 2,
    partyNames: 'Ana Maria Ortega\nLakeshore Holdings LLC',
    documentNames: `Proof of service (${document.fileName})\n${document.fileName}`,
    leadDocumentTitle: 'Proof of service',
  });
  expect(descriptionOf(filed)).toBe('Complaint; Summons');
});
