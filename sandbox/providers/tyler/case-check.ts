/** Checks what a court requires of the case: location, category, type and reference numbers. */

import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { FieldAvailability } from '../../generated/filing/schemas.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { isReturnDay, legalHolidays } from '../../services/filing/court-calendar.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { isBlank, matchesPattern } from './data-field-check.ts';

/** Adds messages for missing and invalid values; paths start with `content.`. */
export function checkCase(content: FilingContent, rules: CourtRules, facts: FilingFacts, errors: FieldErrors): void {
  if (isExistingCase(content)) checkExistingCase(content, rules, facts, errors);
  else if (!rules.court.initial) {
    errors.add('content.courtCode', 'This court doesn’t accept new cases. Choose another.');
  }
  checkClassification(content, rules, errors);
  checkCrossReferences(content, rules, errors);
  checkCategoryValues(content, rules, errors);
  checkCaseValues(content, rules, facts, errors);
  for (const { code, name } of rules.disclaimers) {
    if (!content.disclaimerCodes.includes(code)) errors.add('content.disclaimerCodes', `Certify “${name}”.`);
  }
  const email = content.contactEmail?.trim() ?? '';
  if (email !== '' && !isEmailAddress(email))
    errors.add('content.contactEmail', 'Enter an email address, such as name@example.com.');
}

function checkExistingCase(
  content: Extract<FilingContent, { isNonIndexedCase: boolean }>,
  { court }: CourtRules,
  { courtCase }: FilingFacts,
  errors: FieldErrors,
): void {
  if (!court.subsequent) errors.add('content.courtCode', 'This court doesn’t accept filings into existing cases.');
  if (!content.isNonIndexedCase) {
    if (!courtCase) errors.add('content.caseTrackingId', 'The court doesn’t have this case.');
    return;
  }
  if (!court.allowFilingIntoNonIndexedCase)
    errors.add('content.isNonIndexedCase', 'This court accepts filings only into indexed cases.');
  if (isBlank(content.caseNumber)) errors.add('content.caseNumber', 'Enter the case number.');
  if (isBlank(content.caseTitle)) errors.add('content.caseTitle', 'Enter the case title.');
}

function checkClassification(content: FilingContent, rules: CourtRules, errors: FieldErrors): void {
  // The court knows the category and type of an indexed case.
  const isKnown = isExistingCase(content) && !content.isNonIndexedCase;
  if (!isKnown || content.caseCategoryCode !== undefined) {
    checkChoice('content.caseCategoryCode', content.caseCategoryCode, rules.category, 'the case category', errors);
  }
  if (!isKnown || content.caseTypeCode !== undefined) {
    const { caseType } = rules;
    const fits =
      caseType?.caseCategory === content.caseCategoryCode && (isExistingCase(content) || caseType?.initial === true);
    checkChoice('content.caseTypeCode', content.caseTypeCode, fits ? caseType : undefined, 'the case type', errors);
  }
  if (rules.filerTypes.size > 0 && (!isExistingCase(content) || content.filerTypeCode !== undefined)) {
    const filerType = rules.filerTypes.get(content.filerTypeCode ?? '');
    checkChoice('content.filerTypeCode', content.filerTypeCode, filerType, 'the filer type', errors);
  }
}

function checkChoice(
  path: string,
  code: string | undefined,
  row: object | undefined,
  label: string,
  errors: FieldErrors,
): void {
  if (code === undefined) errors.add(path, `Choose ${label}.`);
  else if (!row) errors.add(path, `The court doesn’t offer this option. Choose ${label} again.`);
}

function checkCrossReferences(content: FilingContent, { crossReferences }: CourtRules, errors: FieldErrors): void {
  for (const [index, { code, value }] of content.crossReferences.entries()) {
    const path = `content.crossReferences.${index}`;
    const kind = crossReferences.get(code);
    if (!kind) errors.add(`${path}.code`, 'The court doesn’t use this number.');
    else if (isBlank(value)) errors.add(`${path}.value`, `Enter the ${kind.name}.`);
    else if (!matchesPattern(value.trim(), kind.validationRegex))
      errors.add(
        `${path}.value`,
        kind.customValidationFailureMessage ?? `Check the ${kind.name}. The court doesn’t accept this format.`,
      );
  }
  if (isExistingCase(content)) return;
  for (const { code, name, isRequired } of crossReferences.values()) {
    if (isRequired && !content.crossReferences.some((each) => each.code === code))
      errors.add('content.crossReferences', `Enter the ${name}.`);
  }
}

/** Checks the values the category requires. */
function checkCategoryValues(content: FilingContent, rules: CourtRules, errors: FieldErrors): void {
  const { category, procedureRemedies, damageAmounts, court } = rules;
  const isOpening = !isExistingCase(content);
  const remedy = isOpening ? category?.procedureRemedyInitial : category?.procedureRemedySubsequent;
  if (remedy === 'Required' && content.procedureRemedyCodes.length === 0)
    errors.add('content.procedureRemedyCodes', 'Choose at least one procedure or remedy.');
  for (const [index, code] of content.procedureRemedyCodes.entries()) {
    if (!procedureRemedies.has(code))
      errors.add(`content.procedureRemedyCodes.${index}`, 'The court doesn’t offer this option. Choose another.');
  }
  const damage = isOpening ? category?.damageAmountInitial : category?.damageAmountSubsequent;
  if (damage === 'Required' && court.showDamageAmount && content.damageAmountCode === undefined)
    errors.add('content.damageAmountCode', 'Choose the damage amount.');
  if (content.damageAmountCode !== undefined && !damageAmounts.has(content.damageAmountCode))
    errors.add('content.damageAmountCode', 'The court doesn’t offer this option. Choose the damage amount again.');
}

/** Checks the values the case type, filing types and court require or don't allow. */
function checkCaseValues(content: FilingContent, rules: CourtRules, facts: FilingFacts, errors: FieldErrors): void {
  // What a filing type asks for depends on the case type.
  const filings = rules.caseType ? content.filings : [];
  const amounts: FieldAvailability[] = filings.flatMap(({ filingTypeCode }) => {
    const type = rules.filingTypes.get(filingTypeCode ?? '')?.type;
    return type ? [type.amountInControversy, type.civilClaimAmount, type.probateEstateAmount] : [];
  });
  if (amounts.includes('Required') && content.amountInControversy === undefined)
    errors.add('content.amountInControversy', 'Enter the amount in controversy. A selected filing requires it.');
  if (!isExistingCase(content) && rules.caseType?.willFiledDate === 'Required' && content.willFiledDate === undefined)
    errors.add('content.willFiledDate', 'Enter the date the will was filed.');
  checkReturnDate(content, rules, facts, errors);
  if (content.maxFeeAmount !== undefined && !rules.court.allowMaxFeeAmount)
    errors.add('content.maxFeeAmount', 'This court doesn’t allow a fee limit.');
}

/** The court is asked again: it no longer offers the days that have come too close (filing variants, section 8). */
function checkReturnDate(
  { returnDate }: FilingContent,
  { court, policy }: CourtRules,
  { now }: FilingFacts,
  errors: FieldErrors,
): void {
  if (returnDate === undefined) return;
  if (!court.allowReturnDate) errors.add('content.returnDate', 'This court has no return dates.');
  else {
    const today = dayIn(court.timeZone ?? policy.courtTimeZone, now);
    if (isReturnDay(legalHolidays(today), today, returnDate)) return;
    errors.add('content.returnDate', 'The court no longer offers this day. Choose another.');
  }
}
