/** Problems of the parties. */
import type { Party } from '@/api/generated/filing/model';
import { isEmail, isZip } from '@/lib/form/messages';
import { isUsPhone, tenDigitsOf } from '@/lib/form/us-phone';
import { calendarDay } from '@/lib/format/dates';
import { type CourtTables, rowOf } from '../model/court-tables';
import { type FilingContent, flowOf } from '../model/filing-content';
import { checkInput } from '../model/input-rules';
import { partyName } from '../model/party';
import type { CourtCase } from './case-problems';
import type { Problem, ProblemAt } from './problems';

/** Problems of the Parties step: first of the list, then of each party from top to bottom. */
export function findPartyProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCase): Problem[] {
  const today = calendarDay();
  return [
    ...(flowOf(content) === 'new-case'
      ? [...missingRoles(content.parties, tables), ...missingFilingParty(content.parties)]
      : representedProblems(content, courtCase)),
    ...content.parties.flatMap((party, index) => findProblemsOfParty(party, index, { content, tables, today })),
  ];
}

interface Context {
  content: FilingContent;
  tables: CourtTables;
  /** `YYYY-MM-DD`. */
  today: string;
}

const problem = (path: string, message: string): Problem => ({ step: 'parties', path, message });

function missingRoles(parties: readonly Party[], tables: CourtTables): Problem[] {
  return tables.partyTypes
    .filter((type) => type.isRequired && !parties.some((party) => party.partyTypeCode === type.code))
    .map((type) => problem('parties', `Add a ${type.name}. This case type requires one.`));
}

function missingFilingParty(parties: readonly Party[]): Problem[] {
  if (parties.length === 0 || parties.some((party) => party.isFilingParty)) return [];
  return [problem('parties.0.isFilingParty', 'Select at least one party you represent.')];
}

/** The firm must represent an existing party or one added with the filing. */
function representedProblems({ parties, filingPartyIds = [] }: FilingContent, courtCase?: CourtCase): Problem[] {
  if (filingPartyIds.length === 0 && !parties.some((party) => party.isFilingParty))
    return [problem('filingPartyIds', 'Select at least one party you represent.')];
  const isGone = (id: string) => courtCase && !courtCase.parties.some(({ casePartyId }) => casePartyId === id);
  return filingPartyIds.some(isGone)
    ? [problem('filingPartyIds', 'A selected party is no longer in the case. Select the parties you represent again.')]
    : [];
}

/** Problems of a party. Paths start with `parties.{index}`. */
function findProblemsOfParty(party: Party, index: number, context: Context): Problem[] {
  const at = (name: string, message: string | undefined) =>
    message === undefined ? [] : [{ ...problem(`parties.${index}.${name}`, message), about: partyName(party) }];
  const { inputs } = context.tables;
  return [
    ...at('partyTypeCode', roleMessage(party, context)),
    ...(party.kind === 'person' ? personProblems(party, at, context) : organizationProblems(party, at, context)),
    ...at('email', emailMessage(party, context)),
    ...at('phone', phoneMessage(party, context)),
    ...at('address.state', stateMessage(party, context)),
    ...at('address.zip', zipMessage(party)),
    ...at('languageCode', checkInput(inputs.interpreterLanguage, party.languageCode, "the interpreter's language")),
    ...at('attorneyIds', representationMessage(party, context)),
  ];
}

function roleMessage(party: Party, { tables }: Context): string | undefined {
  if (party.partyTypeCode === undefined) return 'Choose the party type.';
  const type = rowOf(tables.partyTypes, party.partyTypeCode);
  return type?.isAvailableForNewParties ? undefined : "This party type isn't available for this case. Choose another.";
}

/** A person needs a last name even if the court's data fields don't require it. */
function personProblems(party: Party, at: ProblemAt, { tables, today }: Context): Problem[] {
  const { inputs, suffixes } = tables;
  const person = party.person ?? {};
  const lastName = { ...inputs.lastName, isShown: true, isRequired: true };
  const isBornLater = party.dateOfBirth !== undefined && party.dateOfBirth > today;
  return [
    ...at('person.firstName', checkInput(inputs.firstName, person.firstName, 'the first name')),
    ...at('person.middleName', checkInput(inputs.middleName, person.middleName, 'the middle name')),
    ...at('person.lastName', checkInput(lastName, person.lastName, 'the last name')),
    ...at(
      'person.suffixCode',
      person.suffixCode === undefined || rowOf(suffixes, person.suffixCode)
        ? undefined
        : "The court doesn't offer this suffix. Choose another.",
    ),
    ...at(
      'dateOfBirth',
      isBornLater
        ? "The date of birth can't be in the future."
        : checkInput(inputs.dateOfBirth, party.dateOfBirth, 'the date of birth'),
    ),
  ];
}

function organizationProblems(party: Party, at: ProblemAt, { tables }: Context): Problem[] {
  const rule = { ...tables.inputs.organizationName, isShown: true, isRequired: true };
  return at('organizationName', checkInput(rule, party.organizationName, "the organization's name"));
}

function emailMessage(party: Party, { tables }: Context): string | undefined {
  const rule = tables.inputs.email;
  const courts = checkInput(rule, party.email, 'the email address');
  if (courts !== undefined || !rule.isShown) return courts;
  const email = party.email?.trim() ?? '';
  return email === '' || isEmail(email) ? undefined : 'Enter an email address, such as name@example.com.';
}

/** Checks the court's rule, then the US format unless the address is foreign. */
function phoneMessage(party: Party, { tables }: Context): string | undefined {
  const rule = tables.inputs.phone;
  const courts = checkInput(rule, phoneForCourt(party.phone), 'the phone number');
  if (courts !== undefined || !rule.isShown) return courts;
  const phone = party.phone?.trim() ?? '';
  return phone === '' || hasForeignAddress(party) || isUsPhone(phone) ? undefined : 'Phone is not valid';
}

function hasForeignAddress({ address }: Party): boolean {
  return address?.countryCode !== undefined && address.countryCode !== 'US';
}

function stateMessage(party: Party, { tables }: Context): string | undefined {
  const state = party.address?.state;
  if (state === undefined || tables.addressStates.length === 0 || rowOf(tables.addressStates, state)) return undefined;
  return "The court doesn't list this state. Choose another.";
}

function zipMessage(party: Party): string | undefined {
  const zip = party.address?.zip?.trim() ?? '';
  if (zip === '' || hasForeignAddress(party) || isZip(zip)) return undefined;
  return 'Enter a valid ZIP code (5 digits or ZIP+4)';
}

function representationMessage(party: Party, { content, tables }: Context): string | undefined {
  if (!party.isFilingParty || party.isSelfRepresented) return undefined;
  const unknown = party.attorneyIds.some((id) => !tables.attorneys.some((attorney) => attorney.attorneyId === id));
  if (unknown) return 'A selected attorney is no longer with the firm. Choose another.';
  const court = rowOf(tables.courts, content.courtCode);
  if (party.attorneyIds.length > 1 && court?.allowMultipleAttorneys === false)
    return 'This court allows one attorney per party. Remove the others.';
  if (party.attorneyIds.length > 0) return undefined;
  return 'Choose an attorney, or select Self-represented (pro se).';
}

/** The number's ten digits as courts expect them, or the text as typed without ten digits. */
export function phoneForCourt(phone: string | undefined): string | undefined {
  return tenDigitsOf(phone ?? '') ?? phone?.trim();
}
