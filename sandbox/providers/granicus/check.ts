/** Checks content as Florida's clerks and the portal do. Pure. Paths are those of the portal's calls. */

import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import type { Party } from '../../generated/filing/schemas.ts';
import { isEmailAddress } from '../../services/email-address.ts';
import { documentsOf, isExistingCase, partyName } from '../../services/filing/filing-content.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkProposedOrder } from '../../services/filing/submission/proposed-order-check.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { caseExtra, filingExtra } from './codec.ts';
import { policyOf } from './policy.ts';
import { type FlRules, isProposedOrder } from './tables.ts';

const { maxEnvelopeBytes, allowedFileTypes } = policyOf({ courtId: '', timeZone: '' }, new Date(0));

/** Tells why content can't be submitted, by field path. `rules` is undefined for an unknown court. */
export function checkContent(content: FilingContent, rules: FlRules | undefined, facts: FilingFacts): FieldErrors {
  const errors = new FieldErrors();
  if (!rules) {
    errors.add('content.courtId', content.courtCode ? 'The portal has no such court.' : 'Choose the court.');
    return errors;
  }
  if (isExistingCase(content)) checkFiledCase(content.caseTrackingId, rules, errors);
  else checkNewCase(content, rules, errors);
  if (caseExtra(content).judicialOfficerId !== undefined && !rules.judge)
    errors.add('content.judicialOfficerId', 'The division doesn’t have this judge. Choose another.');
  checkParties(content, rules, facts, errors);
  if (content.filings.length === 0) errors.add('content.filings', 'Add at least one document.');
  for (const [index, entry] of content.filings.entries())
    checkFiling(entry, `content.filings.${index}`, { isNew: !isExistingCase(content), rules, facts, errors });
  checkSize(content, facts, errors);
  checkRecipients(content, rules, facts, errors);
  checkAccount(content, facts, errors);
  return errors;
}

function checkNewCase(content: FilingContent, { division, caseType }: FlRules, errors: FieldErrors): void {
  if (content.caseCategoryCode === undefined) errors.add('content.divisionId', 'Choose the division.');
  else if (!division) errors.add('content.divisionId', 'The court has no such division. Choose another.');
  else if (!division.allowsNewCases)
    errors.add('content.divisionId', 'Cases in this division can’t be opened through the portal.');
  if (content.caseTypeCode === undefined) errors.add('content.caseTypeId', 'Choose the case type.');
  else if (!caseType) errors.add('content.caseTypeId', 'The division has no such case type. Choose another.');
  else if (caseType.asksForAmountOfClaim && content.amountInControversy === undefined)
    errors.add('content.amountOfClaim', 'Enter the amount of the claim.');
}

function checkFiledCase(ucn: string | undefined, { filedCase }: FlRules, errors: FieldErrors): void {
  if (ucn === undefined) errors.add('content.ucn', 'Choose the case.');
  else if (!filedCase) errors.add('content.ucn', 'The clerk has no such case.');
  else if (!filedCase.isFilingAllowed) errors.add('content.ucn', 'This case is closed to e-filing.');
}

function checkParties(content: FilingContent, rules: FlRules, facts: FilingFacts, errors: FieldErrors): void {
  const filing = content.parties.filter(({ isFilingParty }) => isFilingParty);
  const known = new Set(facts.courtCase?.parties.map(({ casePartyId }) => casePartyId));
  const ofCase = isExistingCase(content) ? content.filingPartyIds : [];
  for (const [index, id] of ofCase.entries()) {
    if (!known.has(id)) errors.add(`content.filingPartyIds.${index}`, 'This party isn’t in the case.');
  }
  if (filing.length === 0 && ofCase.length === 0)
    errors.add(
      isExistingCase(content) ? 'content.filingPartyIds' : 'content.parties',
      'Select at least one party you represent.',
    );
  for (const [index, party] of content.parties.entries())
    checkParty(party, `content.parties.${index}`, rules, facts, errors);
  const { filingAttorneyId } = caseExtra(content);
  const isSelfRepresented = ofCase.length === 0 && filing.length > 0 && filing.every((each) => each.isSelfRepresented);
  if (filingAttorneyId === undefined) {
    if (!isSelfRepresented) errors.add('content.filingAttorneyId', 'Choose the filing attorney.');
  } else if (!facts.attorneyIds.has(filingAttorneyId)) {
    errors.add('content.filingAttorneyId', 'The firm doesn’t have this attorney.');
  }
}

function checkParty(party: Party, path: string, rules: FlRules, facts: FilingFacts, errors: FieldErrors): void {
  if (party.partyTypeCode === undefined) errors.add(`${path}.partyTypeCode`, 'Choose the party’s role.');
  else if (!rules.partyRoles.has(party.partyTypeCode))
    errors.add(`${path}.partyTypeCode`, 'The court doesn’t have this role. Choose another.');
  if (party.kind === 'person' && !party.person?.lastName?.trim())
    errors.add(`${path}.person.lastName`, 'Enter the last name.');
  if (party.kind === 'organization' && partyName(party) === '')
    errors.add(`${path}.organizationName`, 'Enter the organization’s name.');
  if (party.email?.trim() && !isEmailAddress(party.email.trim()))
    errors.add(`${path}.email`, 'Enter an email address, such as name@example.com.');
  for (const [index, id] of party.attorneyIds.entries()) {
    if (!facts.attorneyIds.has(id)) errors.add(`${path}.attorneyIds.${index}`, 'The firm doesn’t have this attorney.');
  }
  if (party.isFilingParty && !party.isSelfRepresented && party.attorneyIds.length === 0)
    errors.add(`${path}.attorneyIds`, 'Choose an attorney, or select Self-represented (pro se).');
}

interface FilingContext {
  isNew: boolean;
  rules: FlRules;
  facts: FilingFacts;
  errors: FieldErrors;
}

const competing =
  'The portal takes no competing orders. Send all of them to the judge’s office as Word documents, with a letter that names the differences.';

function checkFiling(
  entry: EnteredEntry,
  path: string,
  { isNew, rules: { docketCodes, judge, timeZone }, facts, errors }: FilingContext,
): void {
  const { filingTypeCode } = entry;
  const code = docketCodes.get(filingTypeCode ?? '');
  const isOffered = code && code.use !== (isNew ? 'subsequent' : 'initial');
  if (filingTypeCode === undefined) errors.add(`${path}.docketCodeId`, 'Choose the document type.');
  else if (!isOffered)
    errors.add(`${path}.docketCodeId`, 'This document type isn’t available for this case. Choose another.');
  if (code?.isDescriptionRequired && !entry.description?.trim())
    errors.add(`${path}.description`, `Describe the document: “${code.name}” needs a description.`);
  if (code && !code.allowsConfidential && filingExtra(entry).isConfidential)
    errors.add(`${path}.isConfidential`, `“${code.name}” can’t be filed as confidential.`);
  if (!entry.leadDocument) errors.add(`${path}.leadDocument`, 'Add the document.');
  if (code && isProposedOrder(code)) {
    if (!judge) errors.add('content.judicialOfficerId', 'Choose the judge who is to sign the proposed order.');
    const word = judge?.proposedOrderFormats.includes('docx') ? 'optional' : 'none';
    const rulesOfJudge = { word, wantsLetter: judge?.wantsCoverLetter ?? false, competing } as const;
    checkProposedOrder(entry, path, rulesOfJudge, { today: dayIn(timeZone, facts.now), facts, errors });
  }
  const { proposedOrder: _, ...pdfs } = entry;
  for (const { path: name, document } of documentsOf(pdfs)) {
    const file = facts.files.get(document.fileId);
    if (!file) errors.add(`${path}.${name}.fileId`, 'The file is no longer available. Upload it again.');
    else if (!allowedFileTypes.some(({ mediaType }) => mediaType === file.contentType))
      errors.add(`${path}.${name}.fileName`, 'The portal accepts only PDF files.');
  }
}

/** The portal limits the documents together. */
function checkSize({ filings }: FilingContent, { files }: FilingFacts, errors: FieldErrors): void {
  const documents = filings.flatMap(documentsOf);
  const bytes = documents.reduce((sum, { document }) => sum + (files.get(document.fileId)?.sizeBytes ?? 0), 0);
  if (bytes > maxEnvelopeBytes) errors.add('content.filings', 'The documents exceed the portal’s limit (50 MB).');
}

function checkRecipients(
  content: FilingContent,
  { listedBy }: FlRules,
  { clientId }: FilingFacts,
  errors: FieldErrors,
): void {
  for (const [index, id] of (caseExtra(content).removedRecipientIds ?? []).entries()) {
    // Who has left the list since the form was opened is off it, as the firm wishes.
    if (listedBy.has(id) && listedBy.get(id) !== clientId)
      errors.add(`content.removedRecipientIds.${index}`, 'Only people whom your firm added can be taken off the list.');
  }
  for (const [index, { email }] of caseExtra(content).serviceRecipients.entries()) {
    if (!isEmailAddress(email.trim()))
      errors.add(`content.serviceRecipients.${index}.email`, 'Enter an email address, such as name@example.com.');
  }
}

function checkAccount({ paymentAccountId }: FilingContent, { account }: FilingFacts, errors: FieldErrors): void {
  const path = 'content.paymentAccountId';
  if (!paymentAccountId) errors.add(path, 'Choose a payment account.');
  else if (!account) errors.add(path, 'The firm doesn’t have this payment account. Choose another.');
  else if (!account.active) errors.add(path, 'This payment account is inactive. Choose another.');
}
