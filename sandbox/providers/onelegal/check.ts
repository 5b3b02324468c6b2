/** Checks content as California's courts do (filing variants, section 3). Pure. Paths are those of One Legal's calls. */
import type { EnteredExistingCase, FilingContent } from '../../db/schema/filing-content.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { documentsOf, flowOf, isExistingCase } from '../../services/filing/filing-content.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { caseExtra } from './codec.ts';
import { checkCopy } from './copy-check.ts';
import { coverSheet, feeWaiver, isComplaint } from './document-types.ts';
import { checkEntry } from './entry-check.ts';
import { checkParties } from './party-check.ts';
import { type CaliforniaRules, isServiceAlone } from './tables.ts';

/** Said of recipients in a new case, whose parties have no attorney of record to serve. */
export const noServiceOnNewCase = 'A new case cannot be served electronically. Order process serving.';

/** Tells why content can't be submitted, by field path. `rules` is undefined for an unknown court. */
export function checkContent(
  content: FilingContent,
  rules: CaliforniaRules | undefined,
  facts: FilingFacts,
): FieldErrors {
  const errors = new FieldErrors();
  if (!rules) {
    errors.add('content.courtId', content.courtCode ? 'California has no court with this ID.' : 'Choose the court.');
    return errors;
  }
  const { courtesyCopy } = caseExtra(content);
  if (courtesyCopy && isExistingCase(content)) {
    checkFiledCase(content, facts, errors);
    checkCopy(courtesyCopy, facts, errors);
    checkAccount(content, facts, errors);
    return errors;
  }
  const flow = flowOf(content);
  if (!rules.filingFlows.includes(flow))
    errors.add('content.courtId', 'This court opens no cases for filings from here. Choose another.');
  if (isExistingCase(content)) checkFiledCase(content, facts, errors);
  else checkNewCase(content, rules, errors);
  if (!isServiceAlone(content)) {
    checkDivision(content, rules, errors);
    checkParties(content, rules, facts, errors);
  }
  if (content.filings.length === 0) errors.add('content.filings', 'Add at least one document.');
  for (const [index, entry] of content.filings.entries())
    checkEntry(entry, `content.filings.${index}`, { flow, rules, facts, errors });
  checkFeeWaiver(content, errors);
  checkSize(content, rules, facts, errors);
  checkRecipients(content, errors);
  if (rules.isPhysical && !isServiceAlone(content)) checkDelivery(content, errors);
  checkAccount(content, facts, errors);
  return errors;
}

/** A new case needs its type, a complaint or petition, a cover sheet, and for an eviction the premises. */
function checkNewCase(content: FilingContent, { caseTypes }: CaliforniaRules, errors: FieldErrors): void {
  const { jurisdictionalAmount, isUnlawfulDetainer, premisesAddress } = caseExtra(content);
  const type = caseTypes?.get(content.caseTypeCode ?? '');
  if (content.caseCategoryCode === undefined) errors.add('content.caseCategoryCode', 'Choose the case category.');
  else if (!caseTypes) errors.add('content.caseCategoryCode', 'The court doesn’t have this category. Choose another.');
  if (content.caseTypeCode === undefined) errors.add('content.caseTypeCode', 'Choose the case type.');
  else if (caseTypes && !type)
    errors.add('content.caseTypeCode', 'The category has no such case type. Choose another.');
  if (!jurisdictionalAmount) errors.add('content.jurisdictionalAmount', 'Choose the amount demanded.');
  if (isUnlawfulDetainer || type?.isUnlawfulDetainer) {
    if (type && !type.isUnlawfulDetainer)
      errors.add('content.isUnlawfulDetainer', 'This case type is not an unlawful detainer.');
    for (const [name, label] of [
      ['street', 'street'],
      ['city', 'city'],
      ['zip', 'ZIP code'],
    ] as const) {
      if (!premisesAddress?.[name]?.trim())
        errors.add(`content.premisesAddress.${name}`, `Enter the ${label} of the premises.`);
    }
  }
  if (!content.filings.some(({ filingTypeCode }) => isComplaint(filingTypeCode)))
    errors.add('content.filings', 'Add a complaint or petition.');
  if (!content.filings.some(({ filingTypeCode }) => filingTypeCode === coverSheet))
    errors.add('content.filings', 'Add the civil case cover sheet (form CM-010).');
  if (caseExtra(content).serviceRecipients.length > 0) errors.add('content.serviceRecipients', noServiceOnNewCase);
}

function checkFiledCase(content: EnteredExistingCase, { courtCase }: FilingFacts, errors: FieldErrors): void {
  if (content.caseTrackingId !== undefined) {
    if (!courtCase) errors.add('content.caseTrackingId', 'The court has no such case.');
    return;
  }
  if (!content.caseNumber?.trim()) errors.add('content.caseNumber', 'Enter the case number.');
  if (!content.caseTitle?.trim()) errors.add('content.caseTitle', 'Enter the case title.');
}

function checkDivision(content: FilingContent, { divisions }: CaliforniaRules, errors: FieldErrors): void {
  const { divisionId } = caseExtra(content);
  const division = divisions.find((each) => each.divisionId === divisionId);
  if (divisionId === undefined) {
    if (!isExistingCase(content)) errors.add('content.divisionId', 'Choose the division.');
  } else if (!division) errors.add('content.divisionId', 'The court has no such division. Choose another.');
  else if (!division.filingFlows.includes(flowOf(content)))
    errors.add('content.divisionId', 'Cases can’t be opened in this division. Choose another.');
}

function checkFeeWaiver(content: FilingContent, errors: FieldErrors): void {
  if (!caseExtra(content).isFeeWaiverRequested) return;
  if (!content.filings.some(({ filingTypeCode }) => filingTypeCode === feeWaiver))
    errors.add('content.isFeeWaiverRequested', 'Add the request to waive court fees (form FW-001).');
}

function checkSize(content: FilingContent, { policy }: CaliforniaRules, facts: FilingFacts, errors: FieldErrors): void {
  const documents = content.filings.flatMap((entry) => documentsOf(entry));
  const bytes = documents.reduce((sum, { document }) => sum + (facts.files.get(document.fileId)?.sizeBytes ?? 0), 0);
  const most = policy.maxEnvelopeBytes;
  if (bytes > most)
    errors.add('content.filings', `The documents exceed the court’s limit (${Math.round(most / 1024 ** 2)} MB).`);
  if (content.filings.length > policy.maxFilingsPerEnvelope)
    errors.add('content.filings', `The court accepts up to ${policy.maxFilingsPerEnvelope} documents at once.`);
}

function checkRecipients(content: FilingContent, errors: FieldErrors): void {
  for (const [index, { name, email }] of caseExtra(content).serviceRecipients.entries()) {
    const path = `content.serviceRecipients.${index}`;
    if (!name.trim()) errors.add(`${path}.name`, 'Enter the name.');
    if (!isEmailAddress(email.trim())) errors.add(`${path}.email`, 'Enter an email address, such as name@example.com.');
  }
}

function checkDelivery(content: FilingContent, errors: FieldErrors): void {
  const { serviceLevel, counter, copies, returnCopies } = caseExtra(content).physicalDelivery ?? {};
  const path = 'content.physicalDelivery';
  if (!serviceLevel) errors.add(`${path}.serviceLevel`, 'Choose standard or urgent delivery.');
  if (!counter) errors.add(`${path}.counter`, 'Choose the drop box or the counter.');
  if (copies === undefined) errors.add(`${path}.copies`, 'Enter the number of copies.');
  if (!returnCopies) errors.add(`${path}.returnCopies`, 'Choose how the stamped copies are returned.');
}

function checkAccount({ paymentAccountId }: FilingContent, { account }: FilingFacts, errors: FieldErrors): void {
  const path = 'content.paymentAccountId';
  if (!paymentAccountId) errors.add(path, 'Choose a payment account.');
  else if (!account) errors.add(path, 'The firm doesn’t have this payment account. Choose another.');
  else if (!account.active) errors.add(path, 'This payment account is inactive. Choose another.');
}
