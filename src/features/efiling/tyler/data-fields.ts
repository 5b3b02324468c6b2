/**
 * The court's data fields (about eighty per court, by code) as rules for our inputs. An input without a data field is
 * shown and optional (see `listDataFields` in the contract).
 */
import type { DataField } from '@/api/generated/filing/model';
import { compilePattern, type InputRule, type InputRules, optionalInput } from '../model/input-rules';

/** The rules of all inputs at a court. */
export function inputRules(fields: readonly DataField[]): InputRules {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const rule = (code: string) => toRule(byCode.get(code));
  return {
    firstName: rule('PartyFirstName'),
    middleName: rule('PartyMiddleName'),
    lastName: rule('PartyLastName'),
    organizationName: rule('PartyBusinessName'),
    email: rule('PartyEmail'),
    phone: rule('PartyPhone'),
    dateOfBirth: rule('PartyDateOfBirth'),
    interpreterLanguage: rule('PartyInterpreter'),
    partyAttorney: rule('PartyAttorney'),
    filingDescription: rule('FilingFilingDescription'),
    commentsToClerk: rule('FilingFilingComments'),
    referenceNumber: rule('FilingReferenceNumber'),
    filingAttorney: rule('FilingFilingAttorneyView'),
    documentDescription: rule('DocumentDescription'),
    documentType: rule('DocumentType'),
    originalFileName: rule('OriginalFileName'),
    serviceQuantity: rule('OptionalServicesMultipleCopies'),
  };
}

function toRule(field: DataField | undefined): InputRule {
  if (!field) return optionalInput;
  return {
    isShown: field.isVisible,
    isRequired: field.isVisible && field.isRequired,
    isReadOnly: field.isReadOnly,
    help: field.helpText,
    placeholder: field.ghostText,
    message: field.validationMessage,
    pattern: compilePattern(field.regularExpression),
    defaultValue: field.defaultValueExpression,
  };
}
