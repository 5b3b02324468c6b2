/**
 * A demo firm for each connected system. Those of the seven systems that the demo doesn't begin with are made when
 * someone first launches the product from such a system, so that a start isn't slower for them.
 */
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Database } from '../db/connection.ts';
import { matters } from '../db/schema/integration.ts';
import { matterFiles } from '../db/schema/matter-records.ts';
import { clients, profileSettings, retailers, users } from '../db/schema/platform.ts';
import { insertFirm } from '../services/billing/registration.ts';
import { keepConnection } from '../services/integration/connections.ts';
import { mapMatters } from '../services/integration/matter-mappings.ts';
import { describeSystem, type IntegrationName } from '../services/integration/systems.ts';
import { addPerson } from '../services/platform/new-person.ts';
import { hashPassword } from '../services/platform/passwords.ts';
import { inventMatters } from '../simulators/practice-management/invented-matters.ts';
import { traitsOf } from '../simulators/practice-management/system-traits.ts';
import { filesOf, flatFolder, folderOfScripts } from './matter-files.ts';
import { demoPassword } from './people.ts';

interface SystemFirm {
  name: string;
  contact: string;
  state: string;
  city: string;
  postcode: string;
  phone: string;
  timeZone: string;
}

const chicago = { state: 'IL', city: 'Chicago', postcode: '60606', timeZone: 'America/Chicago' };
const oakland = { state: 'CA', city: 'Oakland', postcode: '94607', timeZone: 'America/Los_Angeles' };
const dallas = { state: 'TX', city: 'Dallas', postcode: '75202', timeZone: 'America/Chicago' };
const atlanta = { state: 'GA', city: 'Atlanta', postcode: '30309', timeZone: 'America/New_York' };

const firms: Partial<Record<IntegrationName, SystemFirm>> = {
  imanage: { name: 'Bellamy Strand LLP', contact: 'Petra Bellamy', phone: '(312) 555-0171', ...chicago },
  easysoft: { name: 'Hollis & Dray PC', contact: 'Simon Hollis', phone: '(404) 555-0172', ...atlanta },
  timematters: { name: 'Orchard Street Law', contact: 'Wanda Orchard', phone: '(312) 555-0173', ...chicago },
  actionstep: { name: 'Kestrel Legal PC', contact: 'Noor Kestrel', phone: '(510) 555-0174', ...oakland },
  mycase: { name: 'Fenwick Family Law', contact: 'Gail Fenwick', phone: '(214) 555-0175', ...dallas },
  smokeball: { name: 'Larkspur & Vane LLP', contact: 'Otis Larkspur', phone: '(312) 555-0176', ...chicago },
  leap: { name: 'Tamarack Counsel', contact: 'Ines Tamarack', phone: '(214) 555-0177', ...dallas },
};

/** Systems whose firms are made later. */
export const madeLater: ReadonlySet<string> = new Set(Object.keys(firms));

/** Clients in every script that firms keep names in, and one as long as systems allow. */
const clientNames = [
  'Zoë Ångström',
  'Łukasz Wójcik',
  'Nguyễn Thị Hoa',
  'Наталья Иванова',
  'Ελένη Παπαδοπούλου',
  'יעל כהן',
  'محمد الفارسي',
  'रविंद्र शर्मा',
  'สมชาย ใจดี',
  '王小明',
  '김민준',
  'Håkon Ødegård-Íñiguez de la Torre y Vallejo, Trustee of the Ødegård Family Trust',
];

const inventedCount = 150;
const firstInvented = 5_000;
const day = 86_400_000;

/** A person who launches the product from a system, and their firm. */
export interface SystemPerson {
  integrationName: IntegrationName;
  clientId: number;
  userId: number;
  userName: string;
}

/** The first person of the system's demo firm, which is made if there is none, and connected. */
export async function openSystemFirm(
  { db, clock }: { db: Database; clock: Clock },
  integrationName: IntegrationName,
): Promise<SystemPerson> {
  const person = await db.transaction(async (tx) => {
    const { retailerCode } = describeSystem(integrationName);
    // A second launch waits, and finds the firm.
    const [retailer] = await tx.select().from(retailers).where(eq(retailers.retailerCode, retailerCode)).for('update');
    if (!retailer) throw new Error(`There is no retailer ${retailerCode}.`);
    const [known] = await tx
      .select({ clientId: users.clientId, userId: users.userId, userName: users.userName })
      .from(users)
      .innerJoin(clients, eq(clients.clientId, users.clientId))
      .where(eq(clients.retailerId, retailer.retailerId))
      .orderBy(asc(users.userId))
      .limit(1);
    return known ?? makeFirm(tx, integrationName, retailer.retailerId, clock.now());
  });
  await keepConnection(db, clock, { userId: person.userId, integrationName });
  return { integrationName, ...person };
}

async function makeFirm(tx: Database, integrationName: IntegrationName, retailerId: number, now: Date) {
  const firm = firms[integrationName];
  if (!firm) throw new Error(`The demo begins with a firm of ${integrationName}, which is gone.`);
  const { name, contact, phone, state, city, postcode, timeZone } = firm;
  const email = `office.${integrationName}@example.com`;
  const clientId = await insertFirm(
    tx,
    {
      name,
      contact,
      phone,
      email,
      financeEmail: email,
      retailerId,
      timeZone,
      addresses: addressOf(state, city, postcode),
    },
    now,
  );
  await tx
    .update(profileSettings)
    .set({ value: 'true' })
    .where(eq(profileSettings.partyId, 90_000 + clientId));
  const userName = `${contact.toLowerCase().replace(' ', '.')}@example.com`;
  const passwordHash = await hashPassword(demoPassword);
  const shared = { clientId, userName, email: userName, name: contact, userAdministrator: true };
  const { userId } = await addPerson(tx, { ...shared, passwordHash, createdAt: now });
  const chosen = { profileSettingType: 6, name: 'LastSelectedStateCode', nameKey: 'lastselectedstatecode' } as const;
  await tx
    .insert(profileSettings)
    .values({ ...chosen, partyId: 90_000 + clientId, userId, value: state, updatedAt: now });
  await makeMatters(tx, integrationName, clientId, now);
  return { clientId, userId, userName };
}

const addressOf = (state: string, suburb: string, postcode: string) => [
  { addressType: 0, number: '200', street: 'Market Street', suburb, state, postcode },
];

async function makeMatters(tx: Database, system: IntegrationName, clientId: number, now: Date): Promise<void> {
  const opened = new Date(now.getTime() - 200 * day).toISOString().slice(0, 10);
  const named = clientNames.map((clientName, index) => {
    const matterReference = `${system}-${String(index + 1).padStart(3, '0')}`;
    const displayName = `${String(index + 1).padStart(5, '0')}-${clientName.slice(0, 40)}`;
    const description = `${clientName} v. Meridian Property Group LLC`;
    return {
      ...{ clientId, matterReference, displayName, description, clientName, openDate: opened },
      retailerReference: system === 'imanage' ? `ACTIVE!${matterReference}` : matterReference,
    };
  });
  await tx.insert(matters).values(named);
  const invented = { clientId, system, count: inventedCount, from: firstInvented, now, addedAt: null };
  await bulkInsert(tx, matters, inventMatters(invented));
  const { managesDocuments, isFlat } = traitsOf(system);
  for (const { matterReference } of named) {
    const matter = { clientId, matterReference, openedDaysAgo: 200 };
    const rows = filesOf(matter, isFlat ? flatFolder : folderOfScripts, now);
    await tx.insert(matterFiles).values(managesDocuments ? rows.map(managed) : rows);
  }
  const references = named.map(({ displayName }) => displayName);
  await mapMatters(tx, clientId, references, { now });
}

/** Document systems count versions; a colleague has one document in eleven checked out. */
function managed(row: ReturnType<typeof filesOf>[number], index: number): typeof row {
  if (row.isFolder) return row;
  const checkedOut = index % 11 === 4 ? { checkedOutBy: 'Dana Whitfield', checkedOutAt: row.updatedAt } : {};
  return { ...row, version: 1 + (index % 4), ...checkedOut };
}
