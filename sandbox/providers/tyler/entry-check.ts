/** Checks an envelope's filings, except their documents (`document-check.ts`). */

import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { FilingEntry } from '../../generated/filing/schemas.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import type { CourtRules, FilingTypeRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkProposedOrder } from '../../services/filing/submission/proposed-order-check.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { checkField } from './data-field-check.ts';
import { checkDocuments } from './document-check.ts';
import { checkUniqueIds } from './party-check.ts';

/** Adds messages for missing and invalid values; paths start with `content.filings`. */
export function checkFilings(content: FilingContent, rules: CourtRules, facts: FilingFacts, errors: FieldErrors): void {
  const { maxFilingsPerEnvelope } = rules.policy;
  if (content.filings.length === 0) errors.add('content.filings', 'Add at least one filing.');
  if (content.filings.length > maxFilingsPerEnvelope)
    errors.add('content.filings', `The court allows at most ${maxFilingsPerEnvelope} filings per envelope.`);
  checkUniqueIds(content.filings, 'content.filings', errors);
  const use = isExistingCase(content) ? 'Subsequent' : 'Initial';
  for (const [index, entry] of content.filings.entries()) {
    const path = `content.filings.${index}`;
    const found = rules.filingTypes.get(entry.filingTypeCode ?? '');
    const isOffered = found && !found.type.isCourtUseOnly && [use, 'Both'].includes(found.type.filingType);
    if (entry.filingTypeCode === undefined) errors.add(`${path}.filingTypeCode`, 'Choose the filing type.');
    else if (!isOffered)
      errors.add(`${path}.filingTypeCode`, 'This filing type isn’t available for this case. Choose another.');
    checkEntryFields(entry, path, rules, facts, errors);
    checkService(content, entry, path, { rules, facts, errors });
    if (found) {
      checkServices(entry, path, rules, found, errors);
      if (entry.motionTypeCode !== undefined && !found.motionTypes.has(entry.motionTypeCode))
        errors.add(`${path}.motionTypeCode`, 'The court doesn’t offer this motion type. Choose another.');
    }
    if (entry.hearingSlot) checkHearing(entry, `${path}.hearingSlot`, rules, facts, errors);
    if (found?.type.isProposedOrder) {
      const today = dayIn(rules.court.timeZone ?? rules.policy.courtTimeZone, facts.now);
      checkProposedOrder(entry, path, { word: 'none' }, { today, facts, errors });
    }
    checkDocuments(entry, path, { rules, filingType: found, facts, errors });
  }
}

/** A place is reserved after the submission; here, that the court has such places at all. */
function checkHearing(
  { hearingSlot, motionTypeCode }: FilingEntry,
  path: string,
  { court }: CourtRules,
  { now }: FilingFacts,
  errors: FieldErrors,
): void {
  if (!court.allowHearing) errors.add(path, 'This court doesn’t allow hearing reservations.');
  else if (motionTypeCode === undefined) errors.add(path, 'Choose the motion type of the hearing.');
  else if (hearingSlot && hearingSlot.startsAt <= now.toISOString())
    errors.add(path, 'This hearing place is in the past. Choose another.');
}

function checkEntryFields(
  entry: FilingEntry,
  path: string,
  rules: CourtRules,
  { attorneyIds }: FilingFacts,
  errors: FieldErrors,
): void {
  const at = (name: string, label: string) => ({ path: `${path}.${name}`, label, errors });
  checkField(rules, 'filingDescription', entry.description, at('description', 'the description'));
  checkField(rules, 'commentsToClerk', entry.commentsToClerk, at('commentsToClerk', 'the comments to the clerk'));
  checkField(rules, 'referenceNumber', entry.referenceNumber, at('referenceNumber', 'the reference number'));
  checkField(rules, 'filingAttorney', entry.filingAttorneyId, at('filingAttorneyId', 'the filing attorney'));
  if (entry.filingAttorneyId && !attorneyIds.has(entry.filingAttorneyId))
    errors.add(`${path}.filingAttorneyId`, 'The firm doesn’t have this attorney.');
  for (const [index, email] of entry.courtesyCopyEmails.entries()) {
    if (!isEmailAddress(email.trim()))
      errors.add(`${path}.courtesyCopyEmails.${index}`, 'Enter an email address, such as name@example.com.');
  }
}

/** What a check reads and writes. */
interface CheckContext {
  rules: CourtRules;
  facts: FilingFacts;
  errors: FieldErrors;
}

/** A contact may have been removed since it was chosen. */
function checkService(
  content: FilingContent,
  { action, serviceRecipients }: FilingEntry,
  path: string,
  { rules, facts: { contacts, courtCase }, errors }: CheckContext,
): void {
  if (action === 'EFile') {
    if (serviceRecipients.length > 0)
      errors.add(
        `${path}.serviceRecipients`,
        'A filing without e-service can’t have recipients. Remove them or add e-service.',
      );
  } else {
    if (!isExistingCase(content) && !rules.court.allowServiceOnInitial)
      errors.add(`${path}.action`, 'This court doesn’t allow e-service with a new case. File without it.');
    if (serviceRecipients.length === 0) errors.add(`${path}.serviceRecipients`, 'Choose at least one service contact.');
  }
  const partyIds = new Set([
    ...content.parties.map(({ id }) => id),
    ...(courtCase?.parties ?? []).map(({ casePartyId }) => casePartyId),
  ]);
  for (const [index, { serviceContactId, partyId }] of serviceRecipients.entries()) {
    const at = `${path}.serviceRecipients.${index}`;
    if (!contacts.has(serviceContactId))
      errors.add(`${at}.serviceContactId`, 'The firm doesn’t have this service contact.');
    if (partyId !== undefined && !partyIds.has(partyId)) errors.add(`${at}.partyId`, 'The case has no such party.');
  }
}

function checkServices(
  entry: FilingEntry,
  path: string,
  rules: CourtRules,
  { optionalServices }: FilingTypeRules,
  errors: FieldErrors,
): void {
  for (const [index, { code, quantity, amount }] of entry.optionalServices.entries()) {
    const at = `${path}.optionalServices.${index}`;
    const service = optionalServices.get(code);
    if (!service) {
      errors.add(`${at}.code`, 'The court doesn’t offer this service with the filing type.');
      continue;
    }
    if (service.multiplier)
      checkField(rules, 'serviceQuantity', String(quantity), { path: `${at}.quantity`, label: 'the quantity', errors });
    else if (quantity !== 1) errors.add(`${at}.quantity`, 'This service can be ordered only once.');
    if (service.hasFeePrompt && amount === undefined)
      errors.add(`${at}.amount`, service.feePromptText ?? `Enter the fee for ${service.name}.`);
  }
}
