/** Complete, acceptable filings with the Florida portal, for tests to submit or break in one place. */
import { randomUUID } from 'node:crypto';
import type { FilingDocument, FlContent, FlFilingEntry } from '../sandbox/generated/filing/schemas.ts';

/** Payment accounts of the first firm in Florida (`sandbox/demo/filing-accounts.ts`). */
export const flPayments = {
  visa: '00000000-0000-4000-8a01-000000000101',
  declined: '00000000-0000-4000-8a01-000000000102',
  bank: '00000000-0000-4000-8a01-000000000104',
} as const;

/** An attorney of the first firm in Florida. */
export const flAttorney = '00000000-0000-4000-8b01-000000000101';

/** A case that Orange County's clerk has. */
export const orangeCase = '48-2025-CA-001234-OAXXXX';

export function flEntry(leadDocument: FilingDocument, differing: Partial<FlFilingEntry> = {}): FlFilingEntry {
  return {
    id: randomUUID(),
    docketCodeId: 'dc-complaint',
    description: 'Complaint for breach of contract',
    isConfidential: false,
    isEmergency: false,
    leadDocument: { ...leadDocument, id: randomUUID(), filingComponentCode: undefined, documentTypeCode: undefined },
    attachments: [],
    ...differing,
  };
}

/** Opens a contract case in Orange County. */
export function flNewCase(lead: FilingDocument, differing: Partial<FlContent> = {}): FlContent {
  return {
    filingFlow: 'new-case',
    courtId: 'orange',
    divisionId: 'circuit-civil',
    caseTypeId: 'ct-contract',
    amountOfClaim: 82_000,
    isJuryTrialDemanded: true,
    parties: [
      {
        id: randomUUID(),
        kind: 'person',
        partyTypeCode: 'PLT',
        isFilingParty: true,
        person: { firstName: 'Simone', lastName: 'Delacroix' },
        attorneyIds: [flAttorney],
        isSelfRepresented: false,
      },
      {
        id: randomUUID(),
        kind: 'organization',
        partyTypeCode: 'DFT',
        isFilingParty: false,
        organizationName: 'Citrus Bay Roofing LLC',
        attorneyIds: [],
        isSelfRepresented: false,
      },
    ],
    filingPartyIds: [],
    filingAttorneyId: flAttorney,
    filings: [flEntry(lead)],
    serviceRecipients: [],
    feeExemption: 'none',
    paymentAccountId: flPayments.visa,
    ...differing,
  };
}

/** Files a motion into a case of Orange County. */
export function flExistingCase(lead: FilingDocument, differing: Partial<FlContent> = {}): FlContent {
  return {
    filingFlow: 'existing-case',
    courtId: 'orange',
    divisionId: 'circuit-civil',
    ucn: orangeCase,
    caseTitle: 'Delacroix v. Citrus Bay Roofing LLC',
    parties: [],
    filingPartyIds: [`${orangeCase}-1`],
    filingAttorneyId: flAttorney,
    filings: [flEntry(lead, { docketCodeId: 'dc-motion-compel', description: 'Motion to compel' })],
    serviceRecipients: [{ recipientId: 'es-5512', name: 'Owen Prather', email: 'owen.prather@example.com' }],
    feeExemption: 'none',
    paymentAccountId: flPayments.visa,
    ...differing,
  };
}
