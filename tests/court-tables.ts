/** A small invented court for the tests of the rules. */
import type { FilingEntry, Party } from '@/api/generated/filing/model';
import type { CourtTables } from '@/features/efiling/model/court-tables';
import { emptyContent, type FilingContent } from '@/features/efiling/model/filing-content';
import { freeInputs } from '@/features/efiling/model/input-rules';
import type { CourtCase } from '@/features/efiling/rules/case-problems';

export const tables: CourtTables = {
  own: {},
  courts: [
    courtOf('lakemoor:ch1', true),
    courtOf('lakemoor:old', false),
    { ...courtOf('lakemoor:open', true), allowFilingIntoNonIndexedCase: true },
    { ...courtOf('lakemoor:new', true), subsequent: false },
  ],
  categories: [
    {
      code: '10',
      name: 'Chancery',
      ecfCaseType: 'CivilCase',
      procedureRemedyInitial: 'Required',
      procedureRemedySubsequent: 'Not Available',
      damageAmountInitial: 'Required',
      damageAmountSubsequent: 'Not Available',
    },
  ],
  caseTypes: [
    { code: '100', name: 'Injunction', caseCategory: '10', initial: true, fee: 352, willFiledDate: 'Required' },
    { code: '101', name: 'Old Type', caseCategory: '10', initial: false, fee: 0, willFiledDate: 'Not Available' },
  ],
  filerTypes: [
    { code: '1', name: 'Attorney', isDefault: true },
    { code: '2', name: 'Agency', isDefault: false },
  ],
  procedureRemedies: [{ code: '20', name: 'Accounting', caseCategory: '10' }],
  damageAmounts: [{ code: '30', name: '$10,000 or less', caseCategory: '10' }],
  crossReferences: [
    {
      code: '40',
      name: 'Attorney Code',
      isDefault: false,
      isRequired: true,
      caseTypeId: '100',
      validationRegex: '^[0-9]{5}$',
      customValidationFailureMessage: 'The code has five digits.',
    },
    { code: '41', name: 'Parcel Number', isDefault: false, isRequired: false, validationRegex: '[A-Z]+' },
    { code: '42', name: 'Agency Number', isDefault: true, isRequired: false },
    { code: '40', name: 'Attorney Code (any type)', isDefault: false, isRequired: false },
  ],
  partyTypes: [
    { code: '50', name: 'Plaintiff', isAvailableForNewParties: true, isRequired: true },
    { code: '51', name: 'Defendant', isAvailableForNewParties: true, isRequired: true },
    { code: '52', name: 'Former Trustee', isAvailableForNewParties: false, isRequired: false },
  ],
  filingTypes: [filingTypeOf('60', 'Required'), filingTypeOf('61', 'Not Available')],
  documentTypes: [{ code: '70', name: 'Public', isCourtUseOnly: false, isDefault: true }],
  disclaimers: [{ code: '80', name: 'Redaction', listOrder: 1, requirementText: 'I have redacted.' }],
  suffixes: [{ code: 'JR', name: 'Jr.' }],
  languages: [{ code: 'ES', name: 'Spanish' }],
  addressStates: [{ code: 'IL', name: 'Illinois', countryCode: 'US' }],
  countries: [{ code: 'US', name: 'United States' }],
  attorneys: [
    { attorneyId: 'a1', firstName: 'Helen', lastName: 'Marlow', barNumber: '6291044' },
    { attorneyId: 'a2', firstName: 'Marcus', lastName: 'Finch', barNumber: '6300518' },
  ],
  inputs: freeInputs,
};

function courtOf(code: string, initial: boolean): CourtTables['courts'][number] {
  return {
    code,
    name: 'Lakemoor County',
    initial,
    subsequent: true,
    isCounty: false,
    allowableCardTypes: 'VISA',
    restrictBankAccountPayment: false,
    allowHearing: false,
    allowReturnDate: false,
    allowMaxFeeAmount: false,
    showReturnOnReject: false,
    hasProtectedCaseTypes: false,
    showDamageAmount: true,
    allowServiceOnInitial: false,
    allowAddServiceContactsOnInitial: false,
    allowMultipleAttorneys: false,
    allowFilingIntoNonIndexedCase: false,
    disallowCopyingEnvelopeMultipleTimes: false,
  };
}

function filingTypeOf(
  code: string,
  amountInControversy: 'Not Available' | 'Required',
): CourtTables['filingTypes'][number] {
  return {
    code,
    name: 'Complaint',
    filingType: 'Initial',
    isCourtUseOnly: false,
    civilClaimAmount: 'Not Available',
    probateEstateAmount: 'Not Available',
    amountInControversy,
    useDueDate: false,
    isProposedOrder: false,
  };
}

/** A complete person we represent; `changes` override fields. */
export function personOf(changes: Partial<Party> = {}): Party {
  return {
    id: '6f1f2f58-3f0e-4c36-9a53-0f3c0a7d1b11',
    kind: 'person',
    partyTypeCode: '50',
    isFilingParty: true,
    isSelfRepresented: false,
    person: { firstName: 'Elena', lastName: 'Ortega' },
    attorneyIds: ['a1'],
    ...changes,
  };
}

/** A complete opposing organization. */
export function organizationOf(changes: Partial<Party> = {}): Party {
  return {
    id: '0b5d9e1c-77c4-4f2f-8f1d-5a6c9d3e2b22',
    kind: 'organization',
    partyTypeCode: '51',
    isFilingParty: false,
    isSelfRepresented: false,
    organizationName: 'Lakeshore Holdings LLC',
    attorneyIds: [],
    ...changes,
  };
}

export function filingOf(changes: Partial<FilingEntry> = {}): FilingEntry {
  return {
    id: '3c9a7b52-1d4e-4d87-b6a1-2e8f4c5d6a33',
    action: 'EFile',
    filingTypeCode: '61',
    security: 'public',
    courtesyCopyEmails: [],
    attachments: [],
    optionalServices: [],
    serviceRecipients: [],
    ...changes,
  };
}

/** A complete case at the court above. */
export const completeCase: FilingContent = {
  ...emptyContent,
  courtCode: 'lakemoor:ch1',
  caseCategoryCode: '10',
  caseTypeCode: '100',
  filerTypeCode: '1',
  crossReferences: [{ code: '40', value: '61204' }],
  procedureRemedyCodes: ['20'],
  damageAmountCode: '30',
  willFiledDate: '2026-03-02',
  disclaimerCodes: ['80'],
  parties: [personOf(), organizationOf()],
};

/** A complete filing into an indexed case. */
export const completeFiling: FilingContent = {
  ...emptyContent,
  isNonIndexedCase: false,
  courtCode: 'lakemoor:ch1',
  caseTrackingId: 'case-1',
  caseNumber: '2026-CV-001752',
  caseTitle: 'Ortega v. Lakeshore Holdings LLC',
  caseCategoryCode: '10',
  caseTypeCode: '101',
  disclaimerCodes: ['80'],
  filingPartyIds: ['plaintiff'],
};

/** The court's record of the case. */
export const courtCase: CourtCase = {
  isFilingAllowed: true,
  parties: [
    {
      casePartyId: 'plaintiff',
      kind: 'person',
      name: 'Elena Ortega',
      roleCode: '50',
      roleName: 'Plaintiff',
      attorneys: [],
    },
  ],
};
