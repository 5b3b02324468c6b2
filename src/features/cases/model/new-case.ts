/** The form of a case that is added by hand. */
import type { CaseUpsert } from '@/api/generated/docket-sync/model';
import type { CaseApiType, StateCode } from '@/api/generated/filing/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { requiredError } from '@/lib/form/messages';
import { caseLinkParams, type OpenedCase } from './case-links';

/** What the form shows. */
export interface NewCaseForm {
  /** The code of a listed court. */
  courtCode: string | undefined;
  isUnlisted: boolean;
  /** Of a court that isn't listed. */
  courtName: string;
  caseNumber: string;
  caseTitle: string;
  clientReference: string;
  /** Documents go to the court on paper. */
  isPhysical: boolean;
}

/** A court to choose. */
export interface CourtChoice {
  code: string;
  name: string;
  county: string | undefined;
  apiType: CaseApiType;
  isPhysical: boolean;
}

/** The system of a court that isn't in one. */
const noSystem = 8;

/** The invalid fields, in display order. */
export function newCaseErrors(form: NewCaseForm): FormErrors<NewCaseForm> {
  return onlyErrors<NewCaseForm>({
    courtCode: form.isUnlisted || form.courtCode !== undefined ? undefined : 'Court is required',
    courtName: form.isUnlisted ? requiredError(form.courtName, 'Court name') : undefined,
    caseNumber: requiredError(form.caseNumber, 'Case number'),
    caseTitle: requiredError(form.caseTitle, 'Case title'),
  });
}

/** The request for a case. A court that takes paper only makes it a paper case. */
export function toCaseUpsert(state: StateCode, form: NewCaseForm, courts: readonly CourtChoice[]): CaseUpsert {
  const court = form.isUnlisted ? undefined : courts.find(({ code }) => code === form.courtCode);
  return {
    state,
    apiType: court?.apiType ?? noSystem,
    courtLocationCode: court?.code,
    courtName: court?.name ?? form.courtName.trim(),
    caseNumber: form.caseNumber.trim(),
    caseTitle: form.caseTitle.trim(),
    clientReference: form.clientReference.trim() || undefined,
    isPhysical: form.isPhysical || court?.isPhysical === true,
  };
}

/** The request for a case that a search found, in the matter on the screen. */
export function upsertOfCase(courtCase: OpenedCase, clientReference: string | undefined): CaseUpsert {
  return {
    ...caseLinkParams(courtCase),
    caseTitle: courtCase.caseTitle,
    caseCategory: courtCase.caseCategory,
    caseType: courtCase.caseType,
    judge: courtCase.judge,
    status: courtCase.status,
    filedDate: courtCase.filedDate,
    clientReference,
  };
}
