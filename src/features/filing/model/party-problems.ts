/** What the parties lack: a role that must be filled, a name, a representative, a value the court does not take. */
import type { Party } from '@/api/generated/filing/model';
import { isZip } from '@/lib/form/messages';
import { isUsPhone, tenDigitsOf } from '@/lib/form/us-phone';
import type { CourtCase } from './court-case';
import { type CourtTables, rowOf } from './court-tables';
import { checkInput } from './data-fields';
import { isEmail } from './email';
import { type FilingContent, flowOf } from './filing-content';
import { partyName } from './party';
import type { Problem } from './problems';

/** Problems of the step "Parties": those of the list first, then party by party from top to bottom. */
export function findPartyProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCase): Problem[] {
  const today = new Date().toISOString().slice(0, 10);
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
    .map((type) => problem('parties', `Add a ${type.name}: this case type cannot be opened without one.`));
}

function missingFilingParty(parties: readonly Party[]): Problem[] {
  if (parties.length === 0 || parties.some((party) => party.isFilingParty)) return [];
  return [problem('parties.0.isFilingParty', 'Say which party you represent: mark at least one.')];
}

/** In a case that is there already, somebody of it is represented, or a party that the filing adds. */
function representedProblems({ parties, filingPartyIds = [] }: FilingContent, courtCase?: CourtCase): Problem[] {
  if (filingPartyIds.length === 0 && !parties.some((party) => party.isFilingParty))
    return [problem('filingPartyIds', 'Say which party you represent: mark at least one.')];
  const isGone = (id: string) => courtCase && !courtCase.parties.some(({ casePartyId }) => casePartyId === id);
  return filingPartyIds.some(isGone)
    ? [
        problem(
          'filingPartyIds',
          'A party that you marked is not in the case any more. Mark those you represent again.',
        ),
      ]
    : [];
}

/** Problems of one party; paths begin with `parties.{index}`. */
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

type At = (name: string, message: string | undefined) => Problem[];

function roleMessage(party: Party, { tables }: Context): string | undefined {
  if (party.partyTypeCode === undefined) return 'Choose the party type.';
  const type = rowOf(tables.partyTypes, party.partyTypeCode);
  return type?.isAvailableForNewParties ? undefined : 'The court does not offer this party type here. Choose another.';
}

/** A person has a last name and an organization a name, even where a court forgets to ask for it. */
function personProblems(party: Party, at: At, { tables, today }: Context): Problem[] {
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
        : 'The court does not offer this suffix. Choose another.',
    ),
    ...at(
      'dateOfBirth',
      isBornLater
        ? 'The date of birth cannot be in the future.'
        : checkInput(inputs.dateOfBirth, party.dateOfBirth, 'the date of birth'),
    ),
  ];
}

function organizationProblems(party: Party, at: At, { tables }: Context): Problem[] {
  const rule = { ...tables.inputs.organizationName, isShown: true, isRequired: true };
  return at('organizationName', checkInput(rule, party.organizationName, "the organization's name"));
}

function emailMessage(party: Party, { tables }: Context): string | undefined {
  const rule = tables.inputs.email;
  const courts = checkInput(rule, party.email, 'the e-mail address');
  if (courts !== undefined || !rule.isShown) return courts;
  const email = party.email?.trim() ?? '';
  return email === '' || isEmail(email) ? undefined : 'Enter an e-mail address, such as name@example.com.';
}

/** The court's own rule first; then a number of the US, except for a party with an address abroad. */
function phoneMessage(party: Party, { tables }: Context): string | undefined {
  const rule = tables.inputs.phone;
  const courts = checkInput(rule, phoneForCourt(party.phone), 'the phone number');
  if (courts !== undefined || !rule.isShown) return courts;
  const phone = party.phone?.trim() ?? '';
  return phone === '' || isAbroad(party) || isUsPhone(phone) ? undefined : 'Phone is not valid';
}

function isAbroad({ address }: Party): boolean {
  return address?.countryCode !== undefined && address.countryCode !== 'US';
}

function stateMessage(party: Party, { tables }: Context): string | undefined {
  const state = party.address?.state;
  if (state === undefined || tables.addressStates.length === 0 || rowOf(tables.addressStates, state)) return undefined;
  return 'The court does not know this state. Choose another.';
}

function zipMessage(party: Party): string | undefined {
  const zip = party.address?.zip?.trim() ?? '';
  if (zip === '' || isAbroad(party) || isZip(zip)) return undefined;
  return 'Enter a valid ZIP code (5 digits or ZIP+4)';
}

function representationMessage(party: Party, { content, tables }: Context): string | undefined {
  if (!party.isFilingParty || party.isSelfRepresented) return undefined;
  const unknown = party.attorneyIds.some((id) => !tables.attorneys.some((attorney) => attorney.attorneyId === id));
  if (unknown) return 'An attorney chosen here is not with the firm any more. Choose again.';
  const court = rowOf(tables.courts, content.courtCode);
  if (party.attorneyIds.length > 1 && court?.allowMultipleAttorneys === false)
    return 'This court takes one attorney a party. Remove the others.';
  if (party.attorneyIds.length > 0) return undefined;
  return 'Choose the attorney who represents this party, or say that it represents itself.';
}

/** The number's ten digits, as courts write it; the text as typed where it has no ten digits. */
export function phoneForCourt(phone: string | undefined): string | undefined {
  return tenDigitsOf(phone ?? '') ?? phone?.trim();
}
