/** Contacts of matters, as firms keep them. The same matter always has the same people. */
import { Chance } from '../../demo/orders/chance.ts';
import type { MatterContact } from '../../generated/integration/schemas.ts';
import type { MatterRow } from '../../services/integration/matter-tree.ts';
import type { IntegrationName } from '../../services/integration/systems.ts';
import { companyName, firstNames, surnames } from './invented-names.ts';

type Role = MatterContact['role'];

/** A person's name in parts. */
interface PersonName {
  prefix?: string | undefined;
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: string | undefined;
}

/** Systems that keep a contact's name as one text; in some, the surname first. */
const wholeNames: Partial<Record<IntegrationName, 'surname first' | 'in order'>> = {
  filevine: 'surname first',
  neos: 'surname first',
  netdocuments: 'in order',
  imanage: 'in order',
  timematters: 'in order',
};

const organization = /\b(LLC|LLP|Inc|LP|Co|Corp|Group|Association|Authority|Transit|Trust|Bank|Company)\b\.?/i;

/** A matter's contacts, the client first; the client and the opponent are those of its caption. */
export function peopleOf(row: MatterRow, system: IntegrationName): MatterContact[] {
  const chance = new Chance(seedOf(`${row.clientId} ${row.matterReference}`));
  const client = row.clientName || row.displayName;
  const people: { role: Role; name: string | PersonName }[] = [{ role: 'client', name: nameOf(chance, client) }];
  const opponent = opponentIn(row.description, client);
  if (opponent) people.push({ role: 'opposing-party', name: nameOf(chance, opponent) });
  if (opponent || chance.happens(0.5)) people.push({ role: 'opposing-counsel', name: inventedPerson(chance) });
  if (chance.happens(0.4)) people.push({ role: 'witness', name: inventedPerson(chance) });
  if (chance.happens(0.15)) people.push({ role: 'other', name: companyName(chance) });
  return people.map(({ role, name }, index) => ({
    contactId: contactIdOf(row.matterReference, index),
    role,
    ...written(name, system),
    ...reachable(chance, name),
  }));
}

/** The lawyer of the firm who is responsible for a matter. */
export function responsibleAttorneyOf(row: MatterRow, lawyers: readonly string[]): string | undefined {
  return lawyers[seedOf(row.matterReference) % Math.max(lawyers.length, 1)];
}

export function practiceAreaOf({ description }: MatterRow): string {
  if (/estate|trust/i.test(description)) return 'Probate';
  if (/marriage/i.test(description)) return 'Family';
  return /lease|holdings|condominium/i.test(description) ? 'Landlord and tenant' : 'Civil litigation';
}

/** IDs are numbers where matters have numbers, as in Clio. */
const contactIdOf = (matterReference: string, index: number) =>
  /^\d+$/.test(matterReference) ? String(Number(matterReference) * 10 + index + 1) : `${matterReference}/${index + 1}`;

/** The matter of a numbered contact. */
export const matterOfContact = (contactId: number) => String(Math.floor(contactId / 10));

/** The other side of a caption such as `Ortega v. Lakeshore Holdings LLC`. */
function opponentIn(caption: string, client: string): string | undefined {
  const [first, second] = caption.split(' v. ');
  if (first === undefined || second === undefined) return undefined;
  const surname = client.split(' ').at(-1) ?? client;
  return client.includes(first) || first.includes(surname) ? second : first;
}

function nameOf(chance: Chance, name: string): string | PersonName {
  if (organization.test(name)) return name;
  const words = name.split(' ');
  const lastName = words.at(-1) ?? name;
  if (words.length === 1) return { firstName: chance.pick(firstNames), lastName };
  const [firstName = '', ...middle] = words.slice(0, -1);
  return { firstName, middleName: middle.join(' ') || undefined, lastName };
}

function inventedPerson(chance: Chance): PersonName {
  const surname = chance.pick(surnames);
  return {
    prefix: chance.happens(0.2) ? chance.pick(['Dr.', 'Mr.', 'Ms.', 'Hon.']) : undefined,
    firstName: chance.pick(firstNames),
    middleName: chance.happens(0.3) ? chance.pick(['A.', 'Lee', 'Marie', 'J.']) : undefined,
    lastName: chance.happens(0.15)
      ? `${chance.pick(['de la', 'van der', 'St.'])} ${surname}`
      : chance.happens(0.15)
        ? `${surname}-${chance.pick(surnames)}`
        : surname,
    suffix: chance.happens(0.2) ? chance.pick(['Jr.', 'Sr.', 'III', 'II']) : undefined,
  };
}

/** A name as the system keeps it. */
function written(name: string | PersonName, system: IntegrationName) {
  const way = wholeNames[system];
  if (typeof name === 'string') return { kind: way ? ('unknown' as const) : ('organization' as const), name };
  const { prefix, firstName, middleName, lastName, suffix } = name;
  const given = [prefix, firstName, middleName];
  const inOrder = [...given, lastName].filter(Boolean).join(' ');
  const full = suffix ? `${inOrder}, ${suffix}` : inOrder;
  if (!way) return { kind: 'person' as const, name: full, prefix, firstName, middleName, lastName, suffix };
  if (way === 'in order') return { kind: 'unknown' as const, name: full };
  const surname = suffix ? `${lastName} ${suffix}` : lastName;
  return { kind: 'unknown' as const, name: `${surname}, ${given.filter(Boolean).join(' ')}` };
}

const places = [
  { city: 'Chicago', state: 'IL', postalCode: '60614' },
  { city: 'Evanston', state: 'IL', postalCode: '60201-3104' },
  { city: 'Dallas', state: 'TX', postalCode: '75201' },
  { city: 'Atlanta', state: 'Georgia', postalCode: '30303' },
  { city: 'Reno', state: 'NV', postalCode: '89501' },
  { city: 'Oakland', state: 'California', postalCode: '94612' },
] as const;

/** Tells how a contact is reached; some have no address, phone or email. */
function reachable(chance: Chance, name: string | PersonName): Pick<MatterContact, 'email' | 'phone' | 'address'> {
  const handle = (typeof name === 'string' ? name : `${name.firstName}.${name.lastName}`)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.]+/g, '');
  const phone = `312555${String(chance.between(100, 199)).padStart(4, '0')}`;
  const street = `${chance.between(2, 9900)} ${chance.pick(['Elm Court', 'North Wells Street', 'Harbor Road'])}`;
  const unit = chance.happens(0.3) ? `Suite ${chance.between(100, 2900)}` : undefined;
  const address = { street, unit, ...chance.pick(places), country: 'US' };
  return {
    ...(chance.happens(0.85) ? { email: `${handle}@example.com` } : {}),
    ...(chance.happens(0.85) ? { phone } : {}),
    ...(chance.happens(0.8) ? { address } : {}),
  };
}

function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
