/** Proposes a matter's contacts as parties, in the court's terms. */

import type { Party, PartyType, PostalAddress } from '@/api/generated/filing/model';
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { type CourtTables, enteredName, rowOf } from '@/features/efiling';
import { captionSide, contactName, type Proposal, proposeText } from '@/features/matters';
import { cutText } from '@/lib/format/graphemes';

interface ProposedFor {
  tables: CourtTables;
  /** The attorney of parties that the firm represents, if one is likely. */
  attorneyId: string | undefined;
}

type PartyProposal = Proposal<Party>;

/** Tells what a contact would fill in. @param party undefined for a new party */
export function proposeParty(
  contact: MatterContact,
  people: MatterPeople,
  party: Party | undefined,
  { tables, attorneyId }: ProposedFor,
): PartyProposal[] {
  const type = likelyPartyType(contact, people, tables);
  const isClient = contact.role === 'client';
  return [
    ...(type ? [typeProposal(type, party, tables)] : []),
    ...nameProposals(contact, party, tables),
    ...(isClient ? [clientProposal(party, attorneyId)] : []),
    ...(tables.inputs.email.isShown ? [text('Email', 'email', 254, contact.email, party)] : []),
    ...(tables.inputs.phone.isShown ? [text('Phone', 'phone', 30, contact.phone, party)] : []),
    ...addressProposals(contact, party, tables),
  ];
}

/** The unnamed party with the type that the contact likely has. */
export function partyWaitingFor(
  contact: MatterContact,
  people: MatterPeople,
  parties: readonly Party[],
  tables: CourtTables,
): string | undefined {
  const type = likelyPartyType(contact, people, tables);
  return parties.find((party) => enteredName(party) === '' && party.partyTypeCode === type?.code && type)?.id;
}

const sideTypes = {
  first: /^(plaintiff|petitioner|claimant)\b/i,
  second: /^(defendant|respondent)\b/i,
} as const;

/** The party type of the contact's side of the caption: a required type first. */
function likelyPartyType(
  contact: MatterContact,
  people: MatterPeople,
  { partyTypes }: CourtTables,
): PartyType | undefined {
  const side = captionSide(contact, people);
  if (side === undefined) return undefined;
  const fitting = partyTypes.filter((type) => type.isAvailableForNewParties && sideTypes[side].test(type.name.trim()));
  return fitting.find(({ isRequired }) => isRequired) ?? fitting[0];
}

function typeProposal({ code, name }: PartyType, party: Party | undefined, tables: CourtTables): PartyProposal {
  return {
    field: 'Party type',
    value: name.trim(),
    current: rowOf(tables.partyTypes, party?.partyTypeCode)?.name.trim() ?? '',
    apply: (entry) => ({ ...entry, partyTypeCode: code }),
  };
}

function clientProposal(party: Party | undefined, attorneyId: string | undefined): PartyProposal {
  return {
    field: 'We represent this party',
    value: 'Yes',
    current: party?.isFilingParty ? 'Yes' : '',
    apply: (entry) => ({
      ...entry,
      isFilingParty: true,
      attorneyIds:
        entry.attorneyIds.length > 0 || entry.isSelfRepresented || attorneyId === undefined
          ? entry.attorneyIds
          : [attorneyId],
    }),
  };
}

/** A name in the fields of its kind. Over a name of the other kind it is proposed as a whole. */
function nameProposals(contact: MatterContact, party: Party | undefined, tables: CourtTables): PartyProposal[] {
  const name = contactName(contact);
  const proposals =
    name.kind === 'organization'
      ? [text('Organization name', 'organizationName', 255, name.name, party)]
      : personProposals(name.parts, party, tables);
  const asKind = proposals.map((proposal) => ({
    ...proposal,
    apply: (entry: Party) => ({ ...proposal.apply(entry), kind: name.kind }),
  }));
  if (!party || party.kind === name.kind || enteredName(party) === '') return asKind;
  return [
    {
      field: name.kind === 'organization' ? 'Organization' : 'Person',
      value: cutText(contact.name.trim(), 255),
      current: enteredName(party),
      apply: (entry) => asKind.filter(({ value }) => value !== '').reduce((done, { apply }) => apply(done), entry),
    },
  ];
}

type PersonName = NonNullable<Party['person']>;

/** Courts take no titles, and suffixes from their table. Another suffix stays with the last name. */
function personProposals(
  parts: Extract<ReturnType<typeof contactName>, { kind: 'person' }>['parts'],
  party: Party | undefined,
  { suffixes }: CourtTables,
): PartyProposal[] {
  const suffix = suffixes.find(({ name }) => bare(name) === bare(parts.suffix ?? ''));
  const lastName = [parts.lastName, suffix ? undefined : parts.suffix].filter(Boolean).join(' ');
  const part = (field: string, key: keyof PersonName, value: string | undefined) =>
    proposeText<Party>({
      ...{ field, value, max: 100 },
      current: party?.person?.[key],
      set: (entry, entered) => ({ ...entry, person: { ...entry.person, [key]: entered } }),
    });
  return [
    part('First name', 'firstName', parts.firstName),
    part('Middle name', 'middleName', parts.middleName),
    part('Last name', 'lastName', lastName),
    ...(suffix
      ? [
          {
            field: 'Suffix',
            value: suffix.name.trim(),
            current: rowOf(suffixes, party?.person?.suffixCode)?.name.trim() ?? '',
            apply: (entry: Party) => ({ ...entry, person: { ...entry.person, suffixCode: suffix.code } }),
          },
        ]
      : []),
  ];
}

const bare = (suffix: string) => suffix.replaceAll(/[\s.]/g, '').toLowerCase();

function addressProposals(
  { address }: MatterContact,
  party: Party | undefined,
  { addressStates, countries }: CourtTables,
): PartyProposal[] {
  if (!address) return [];
  const part = (field: string, key: keyof PostalAddress, value: string | undefined, max: number) =>
    proposeText<Party>({
      ...{ field, value, max },
      current: party?.address?.[key],
      set: (entry, entered) => ({ ...entry, address: { ...entry.address, [key]: entered } }),
    });
  const coded = (
    field: string,
    key: 'state' | 'countryCode',
    rows: readonly { code: string; name: string }[],
    value: string | undefined,
  ): PartyProposal[] => {
    const row = rows.find(({ code, name }) => isSame(code, value) || isSame(name, value));
    if (!row) return [];
    return [
      {
        field,
        value: row.name.trim(),
        current: rowOf(rows, party?.address?.[key])?.name.trim() ?? '',
        apply: (entry) => ({ ...entry, address: { ...entry.address, [key]: row.code } }),
      },
    ];
  };
  return [
    part('Street', 'street', address.street, 200),
    part('Suite, floor, apartment', 'unit', address.unit, 100),
    part('City', 'city', address.city, 100),
    ...coded('State', 'state', addressStates, address.state),
    part('ZIP code', 'zip', address.postalCode, 10),
    // Without a country, an address is in the United States.
    ...(isSame('US', address.country) ? [] : coded('Country', 'countryCode', countries, address.country)),
  ];
}

const isSame = (one: string, other: string | undefined) => one.trim().toLowerCase() === other?.trim().toLowerCase();

function text(
  field: string,
  key: 'organizationName' | 'email' | 'phone',
  max: number,
  value: string | undefined,
  party: Party | undefined,
): PartyProposal {
  return proposeText({
    ...{ field, value, max },
    current: party?.[key],
    set: (entry, entered) => ({ ...entry, [key]: entered }),
  });
}
