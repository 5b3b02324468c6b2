/** Rows of the form's tables for courts that decide little by them: what they don't say isn't asked for. */
import type { CaseCategory, CaseType, CodeName, Court, FilingType } from '@/api/generated/filing/model';

/** A court that takes every usual card. `differing` is what it does otherwise. */
export function plainCourt({ code, name }: CodeName, differing: Partial<Court>): Court {
  return {
    code,
    name,
    initial: true,
    subsequent: true,
    isCounty: true,
    allowableCardTypes: 'MASTERCARD,VISA,AMEX,DISCOVER,CHECKING',
    restrictBankAccountPayment: false,
    allowHearing: false,
    allowReturnDate: false,
    allowMaxFeeAmount: false,
    showReturnOnReject: true,
    hasProtectedCaseTypes: false,
    showDamageAmount: false,
    allowServiceOnInitial: false,
    allowAddServiceContactsOnInitial: false,
    allowMultipleAttorneys: true,
    allowFilingIntoNonIndexedCase: false,
    disallowCopyingEnvelopeMultipleTimes: false,
    ...differing,
  };
}

/** A category that asks for no remedy or damages. */
export function plainCategory({ code, name }: CodeName): CaseCategory {
  return {
    code,
    name,
    ecfCaseType: 'CivilCase',
    procedureRemedyInitial: 'Not Available',
    procedureRemedySubsequent: 'Not Available',
    damageAmountInitial: 'Not Available',
    damageAmountSubsequent: 'Not Available',
  };
}

/** A case type that can open a case. */
export function plainCaseType({ code, name }: CodeName, caseCategory: string, fee: number): CaseType {
  return { code, name, caseCategory, initial: true, fee, willFiledDate: 'Not Available' };
}

const uses = { initial: 'Initial', subsequent: 'Subsequent', both: 'Both' } as const;

interface PlainDocumentType extends CodeName {
  fee: number;
  use: keyof typeof uses;
}

/** A document type that asks for no amounts. `differing` is what it does otherwise. */
export function plainFilingType(
  { code, name, fee, use }: PlainDocumentType,
  differing: Partial<FilingType> = {},
): FilingType {
  return {
    code,
    name,
    fee,
    filingType: uses[use],
    isCourtUseOnly: false,
    civilClaimAmount: 'Not Available',
    probateEstateAmount: 'Not Available',
    amountInControversy: 'Not Available',
    useDueDate: false,
    isProposedOrder: false,
    ...differing,
  };
}
