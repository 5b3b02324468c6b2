/** Service contacts: a firm with thousands, one with a few, the public list, and who is served in the demo cases. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { courtCases } from '../db/schema/court-cases.ts';
import { serviceContactAttachments, serviceContactHistory, serviceContacts } from '../db/schema/service-contacts.ts';
import type { StateCode } from '../generated/filing/schemas.ts';
import { statesWithAccounts } from '../services/state-capabilities.ts';
import type { DemoStep } from './demo-step.ts';

interface ContactList {
  state: StateCode;
  /** The firm with the list; null for contacts of firms outside the sandbox, which are public. */
  clientId: number | null;
  count: number;
  /** Contacts whose mail bounces. */
  undeliverable: number;
}

const lists: readonly ContactList[] = [
  { state: 'IL', clientId: 1, count: 5_000, undeliverable: 60 },
  { state: 'IL', clientId: 2, count: 50, undeliverable: 1 },
  { state: 'TX', clientId: 1, count: 40, undeliverable: 1 },
  { state: 'IL', clientId: null, count: 20_000, undeliverable: 0 },
  { state: 'TX', clientId: null, count: 200, undeliverable: 0 },
];

const firstNames =
  'Adaeze Aiko Alma Anders Asha Beatriz Bram Callum Carmen Cedric Dalia Darius Delphine Edda Elio Emeka Esme Farid Fiona Gideon Greta Hana Hugo Ines Isaac Ivo Jada Joaquin Kaya Keir Lena Lionel Maeve Marek Mina Nadia Niels Noor Odile Omar Paloma Petra Quentin Rafael Ren Rosalind Sabine Silas Soren Tamsin Tobias Uma Vera Viktor Wanda Xavier Yara Yusuf Zadie Zeno'.split(
    ' ',
  );
const lastNames =
  'Abara Albrecht Amari Ashdown Barlowe Beckett Bellamy Borges Brandt Calloway Carrick Castellan Chukwu Corbin Dalton Devereux Devlin Drummond Eastman Ellery Fairfax Falk Farrow Ferreira Finnegan Forsythe Galloway Garrick Goddard Greer Haddad Halloran Hartwell Hollis Ibarra Ingram Jansen Juarez Kaplan Keane Kessler Kimura Kowalski Lachlan Langley Larkspur Lindqvist Lockhart Marchetti Merriweather Mistry Monroe Nakata Nolan Novak Oakley Okoye Oyelaran Palmer Pemberton Pryce Quarles Quintana Rasmussen Ravenel Reyes Rosetti Rutherford Sandoval Sato Sheridan Siddiqi Sowa Stroud Tachibana Thackeray Thorne Toll Underhill Vance Vidal Voss Wakefield Wexler Whitlock Winslow Yardley Yoon Zabel Zielinski'.split(
    ' ',
  );

/** Seeds the contacts in a few statements, the same on every run. Cases exist. */
export const seedServiceContacts: DemoStep = async ({ db, now }) => {
  for (const list of lists) await db.execute(contactsOf(list));
  await db.execute(sql`analyze ${serviceContacts}`);
  await seedAttachments(db, now);
};

const pick = (names: readonly string[], place: string) =>
  sql`(string_to_array(${names.join(' ')}, ' '))[1 + (${sql.raw(place)}) % ${sql.raw(String(names.length))}]`;

/** Names repeat, addresses don't. Three quarters of a firm's contacts are opposing counsel's. */
function contactsOf({ state, clientId, count, undeliverable }: ContactList) {
  const seed = `${state} ${clientId ?? 'public'}`;
  return sql`
    insert into ${serviceContacts} (service_contact_id, state, client_id, firm_name, first_name, middle_name, last_name,
      email, administrative_copy, address, phone, is_public, is_in_firm_master_list, is_undeliverable)
    select overlay(overlay(md5(${seed} || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid::text, ${state}, ${clientId}::int,
      case when n % 20 = 0 then '' when ${clientId}::int is not null and n % 4 = 0 then firm
        else partner || ' & ' || associate || ' LLP' end,
      first_name, case when n % 3 = 0 then chr(65 + n % 26) || '.' else '' end, last_name,
      lower(first_name || '.' || last_name) || n || '@example.com',
      case when n % 10 = 0 then '["docket@example.com"]'::jsonb else '[]'::jsonb end,
      case when n % 2 = 0 then jsonb_build_object('addressLine1', (100 + n % 900) || ' ' || partner || ' Street',
        'city', 'Lakemoor', 'state', ${state}::text, 'zipCode', lpad((60000 + n % 900)::text, 5, '0'), 'country', 'US') end,
      case when n % 5 > 0 then '(312) 555-' || lpad((n % 10000)::text, 4, '0') end,
      ${clientId}::int is null or n % 3 = 0, ${clientId}::int is not null,
      n * ${undeliverable}::int / ${count}::int > (n - 1) * ${undeliverable}::int / ${count}::int
    from (
      select n, ${pick(firstNames, 'n * 7')} as first_name, ${pick(lastNames, 'n * 13 + n / 60')} as last_name,
        ${pick(lastNames, 'n / 11')} as partner, ${pick(lastNames, 'n / 17 + 5')} as associate,
        coalesce((select name from clients where client_id = ${clientId}::int), '') as firm
      from generate_series(1, ${count}::int) as n
    ) as named`;
}

/** For each case: a contact of the firm for its own party, one of the public list for the other, now and then a third. */
async function seedAttachments(db: Database, now: Date): Promise<void> {
  const cases = await db
    .select()
    .from(courtCases)
    .where(inArray(courtCases.state, [...statesWithAccounts]))
    .orderBy(courtCases.caseTrackingId);
  const attachments: (typeof serviceContactAttachments.$inferInsert)[] = [];
  const contactsOf = new Map<string, string[]>();
  for (const [index, { caseTrackingId, clientId, state, parties }] of cases.entries()) {
    const own = await idsOf(db, contactsOf, state, clientId);
    const others = await idsOf(db, contactsOf, state, null);
    const [first, second] = parties;
    const chosen = [
      { serviceContactId: own[0], casePartyId: first?.casePartyId },
      { serviceContactId: others[index % others.length], casePartyId: second?.casePartyId },
      { serviceContactId: index % 3 === 0 ? own[1 + (index % 7)] : undefined, casePartyId: '' },
    ];
    for (const { serviceContactId, casePartyId } of chosen)
      if (serviceContactId !== undefined && casePartyId !== undefined)
        attachments.push({ serviceContactId, caseTrackingId, casePartyId });
  }
  if (attachments.length === 0) return;
  await db.insert(serviceContactAttachments).values(attachments);
  await db.execute(sql`
    insert into ${serviceContactHistory} (case_tracking_id, occurred_at, action, service_contact_id, contact_name, email,
      case_party_id, party_name, changed_by_name, changed_by_firm)
    select attached.case_tracking_id, least(court_case.filed_at + interval '1 day', ${now.toISOString()}::timestamptz),
      'attached', contact.service_contact_id,
      concat_ws(' ', contact.first_name, nullif(contact.middle_name, ''), contact.last_name), contact.email,
      nullif(attached.case_party_id, ''), party ->> 'name', firm.contact, firm.name
    from ${serviceContactAttachments} attached
    join ${serviceContacts} contact using (service_contact_id)
    join ${courtCases} court_case on court_case.case_tracking_id = attached.case_tracking_id
    join clients firm on firm.client_id = court_case.client_id
    left join lateral jsonb_array_elements(court_case.parties) party on party ->> 'casePartyId' = attached.case_party_id
    order by attached.case_tracking_id, attached.case_party_id`);
}

/** Some of a list's contacts, read once. */
async function idsOf(
  db: Database,
  known: Map<string, string[]>,
  state: StateCode,
  clientId: number | null,
): Promise<string[]> {
  const key = `${state} ${clientId}`;
  const before = known.get(key);
  if (before) return before;
  const rows = await db
    .select({ id: serviceContacts.serviceContactId })
    .from(serviceContacts)
    .where(
      and(
        eq(serviceContacts.state, state),
        clientId === null ? sql`${serviceContacts.clientId} is null` : eq(serviceContacts.clientId, clientId),
      ),
    )
    .orderBy(serviceContacts.serviceContactId)
    .limit(50);
  const ids = rows.map(({ id }) => id);
  known.set(key, ids);
  return ids;
}
