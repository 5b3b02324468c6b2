/** Thousands of generated matters as in firms' systems, the same every time. */
import type { matters } from '../../db/schema/integration.ts';
import { Chance } from '../../demo/orders/chance.ts';
import type { IntegrationName } from '../../services/integration/systems.ts';
import { personName, subject, surnames } from './invented-names.ts';

export type InventedMatter = typeof matters.$inferInsert;

export interface Inventing {
  clientId: number;
  system: IntegrationName;
  /** Number of matters, without folders. */
  count: number;
  /** The first number. Later runs continue above the highest. */
  from: number;
  now: Date;
  /** When they were added; null for initial data. */
  addedAt: Date | null;
}

const day = 86_400_000;

/** A matter's surroundings. */
interface Place {
  parentReference: string | null;
  rootReference: string | null;
}

const nowhere: Place = { parentReference: null, rootReference: null };

/** A firm's matters and their folders, including some without a name or a reference. */
export function inventMatters(inventing: Inventing): InventedMatter[] {
  const chance = new Chance(inventing.clientId * 1_000_003 + inventing.from);
  const folders = new Map<string, InventedMatter>();
  const rows = Array.from({ length: inventing.count }, (_, index) => {
    const number = inventing.from + index;
    // In NetDocuments, all matters of a client are about the same person.
    const person = inventing.system === 'netdocuments' ? new Chance(number % clientsOfCabinet) : chance;
    const surname = person.pick(surnames);
    const clientName = personName(person, surname);
    const about = subject(chance, surname);
    const place = placeOf(inventing, chance, folders, { number, surname, about, clientName });
    return {
      ...row(inventing, chance),
      ...place,
      ...namesOf(inventing.system, { number, surname, clientName }, place),
      description: about,
      clientName,
      // A few have no name, like drafts, and a few can't be filed under yet.
      ...(number % 211 === 0 ? { displayName: '' } : {}),
      ...(number % 97 === 0 ? { retailerReference: '' } : {}),
    };
  });
  return [...folders.values(), ...rows];
}

interface Named {
  number: number;
  surname: string;
  clientName: string;
}

function row({ clientId, now, addedAt }: Inventing, chance: Chance) {
  const openDate = new Date(now.getTime() - chance.between(5, 2500) * day).toISOString().slice(0, 10);
  const status = chance.happens(0.25) ? 'Closed' : chance.happens(0.1) ? 'Pending' : 'Open';
  return { clientId, status, openDate, addedAt };
}

/** Name and references in each system's format. */
function namesOf(system: IntegrationName, { number, surname, clientName }: Named, { parentReference }: Place) {
  const padded = String(number).padStart(5, '0');
  if (system === 'netdocuments') {
    const matterReference = parentReference
      ? `${parentReference.replace('|1|', '|2|')}|${padded}`
      : `${estatesCabinet}|2|${padded}`;
    return {
      displayName: `${padded}-${surname}`,
      matterReference,
      retailerReference: matterReference.replace('|2|', '|'),
    };
  }
  if (system === 'filevine' || system === 'neos') {
    const reference = `${system === 'neos' ? 'N' : 'F'}-${100_000 + number}`;
    const [first] = clientName.split(' ');
    return { displayName: `${surname}, ${first}`, matterReference: reference, retailerReference: reference };
  }
  const reference = String(1_600_000 + number);
  return { displayName: `${padded}-${surname}`, matterReference: reference, retailerReference: reference };
}

export const litigationCabinet = 'NG-7QK2L0PD';
export const estatesCabinet = 'NG-9V4HZ2MC';

/** Number of clients in a cabinet. */
const clientsOfCabinet = 700;

const practices = ['Commercial leases', 'Family', 'Insurance defense', 'Personal injury', 'Probate'] as const;

/** A matter's parent: its client in NetDocuments, sometimes a year's folder elsewhere. */
function placeOf(
  inventing: Inventing,
  chance: Chance,
  folders: Map<string, InventedMatter>,
  { number, about, clientName }: Named & { about: string },
): Place {
  if (inventing.system === 'netdocuments') {
    if (about.startsWith('Estate')) return nowhere;
    const code = `C${String(number % clientsOfCabinet).padStart(4, '0')}`;
    const client = `${litigationCabinet}|1|${code}`;
    addFolder(inventing, folders, client, { displayName: clientName, description: clientName, clientName }, nowhere);
    return { parentReference: client, rootReference: client };
  }
  if (!chance.happens(0.12)) return nowhere;
  const practice = chance.pick(practices);
  const year = chance.between(2016, 2025);
  const outer = `folder-${practice}-${inventing.from}`;
  const inner = `${outer}-${year}`;
  const inOuter = { parentReference: outer, rootReference: outer };
  addFolder(inventing, folders, outer, { displayName: practice }, nowhere);
  addFolder(inventing, folders, inner, { displayName: `${practice} ${year}` }, inOuter);
  return { parentReference: inner, rootReference: outer };
}

/** Folders have no `retailerReference`: nothing can be filed under them. */
function addFolder(
  { clientId, now, addedAt }: Inventing,
  folders: Map<string, InventedMatter>,
  matterReference: string,
  names: { displayName: string; description?: string; clientName?: string },
  place: Place,
): void {
  if (folders.has(matterReference)) return;
  const openDate = new Date(now.getTime() - 3000 * day).toISOString().slice(0, 10);
  folders.set(matterReference, {
    ...{ description: '', clientName: '', status: 'Open' },
    ...names,
    ...place,
    ...{ clientId, matterReference, retailerReference: '', openDate, addedAt },
  });
}
