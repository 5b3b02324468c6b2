/** Complete filings at California's courts, in the shape of One Legal's calls, for tests to submit or break in one place. */
import { randomUUID } from 'node:crypto';
import type {
  FilingDocument,
  OneLegalContent,
  OneLegalFilingEntry,
  Party,
} from '../sandbox/generated/filing/schemas.ts';

/** Payment accounts of the first firm in California (`sandbox/demo/filing-accounts.ts`). */
export const californiaAccounts = {
  visa: '00000000-0000-4000-8a00-000000000101',
  declined: '00000000-0000-4000-8a00-000000000102',
  expired: '00000000-0000-4000-8a00-000000000103',
  bank: '00000000-0000-4000-8a00-000000000104',
} as const;

/** An attorney of the first firm in California. */
const noraMarlow = '00000000-0000-4000-8b00-000000000101';

/** A document to file. */
export function paper(
  leadDocument: FilingDocument,
  documentTypeCode: string,
  differing: Partial<OneLegalFilingEntry> = {},
): OneLegalFilingEntry {
  // Its documents have no type of their own.
  const { documentTypeCode: _, ...document } = leadDocument;
  return {
    id: randomUUID(),
    documentTypeCode,
    title: `Paper ${documentTypeCode}`,
    security: 'public',
    leadDocument: { ...document, id: randomUUID() },
    attachments: [],
    ...differing,
  };
}

function party(differing: Partial<Party>): Party {
  return {
    id: randomUUID(),
    kind: 'organization',
    partyTypeCode: '52002',
    isFilingParty: false,
    attorneyIds: [],
    isSelfRepresented: false,
    ...differing,
  };
}

export const plaintiff = (): Party =>
  party({
    kind: 'person',
    person: { firstName: 'Naomi', lastName: 'Castellanos' },
    partyTypeCode: '52001',
    isFilingParty: true,
    attorneyIds: [noraMarlow],
  });

/** Castellanos v. Redwood Harbor: a contract claim in Los Angeles. */
export function contractCase(leadDocument: FilingDocument, differing: Partial<OneLegalContent> = {}): OneLegalContent {
  return {
    filingFlow: 'new-case',
    courtId: 'losangeles:civil',
    divisionId: 'losangeles:civil:civil-unlimited',
    caseCategoryCode: 'CIV',
    caseTypeCode: '06',
    jurisdictionalAmount: 'unlimited',
    isUnlawfulDetainer: false,
    coverSheet: { isComplex: false, isClassAction: false, remedies: ['monetary'], causesOfAction: 3 },
    caseTitle: 'Castellanos v. Redwood Harbor Properties Inc.',
    parties: [plaintiff(), party({ organizationName: 'Redwood Harbor Properties Inc.' })],
    filingPartyIds: [],
    filings: [paper(leadDocument, 'COMP'), paper(leadDocument, 'CM-010')],
    serviceRecipients: [],
    messageToClerk: 'Please conform one copy.',
    isFeeWaiverRequested: false,
    paymentAccountId: californiaAccounts.visa,
    ...differing,
  };
}

/** An opposition in a case that is named by its number. */
export function opposition(leadDocument: FilingDocument, differing: Partial<OneLegalContent> = {}): OneLegalContent {
  return {
    filingFlow: 'existing-case',
    courtId: 'losangeles:civil',
    caseNumber: '26CV004417',
    caseTitle: 'Castellanos v. Redwood Harbor Properties Inc.',
    isUnlawfulDetainer: false,
    parties: [plaintiff()],
    filingPartyIds: [],
    filings: [paper(leadDocument, 'OPP')],
    serviceRecipients: [
      { name: 'Peter Lindqvist', firmName: 'Lindqvist Law PC', email: 'peter.lindqvist@example.com' },
    ],
    isFeeWaiverRequested: false,
    paymentAccountId: californiaAccounts.visa,
    ...differing,
  };
}
