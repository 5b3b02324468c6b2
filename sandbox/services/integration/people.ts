/** People of the connected system: a matter's contacts, and the person and firm that are connected. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { matters } from '../../db/schema/integration.ts';
import { matterFiles } from '../../db/schema/matter-records.ts';
import { clients, users } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { HandlerContext, Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import {
  matterOfContact,
  peopleOf,
  practiceAreaOf,
  responsibleAttorneyOf,
} from '../../simulators/practice-management/matter-people.ts';
import { contentOf } from './matter-files.ts';
import { statusSchema } from './matter-list.ts';
import type { MatterRow } from './matter-tree.ts';
import { reachSystem } from './reach-system.ts';
import type { IntegrationName } from './systems.ts';

type Caller = HandlerContext & { session: Session };

export const people = {
  getMatterPeople: async ({ params, ...caller }) => {
    const { integrationName } = params;
    await reachSystem(caller, integrationName);
    const row = await requireMatter(caller, params.matterReference);
    return {
      matterReference: row.matterReference,
      displayName: row.displayName,
      description: row.description || undefined,
      client: row.clientName || undefined,
      status: statusSchema.parse(row.status),
      openDate: row.openDate,
      practiceArea: practiceAreaOf(row),
      responsibleAttorney: await attorneyOf(caller.db, row),
      systemUrl: `${caller.origin}/sandbox/outside/matter/${integrationName}/${encodeURIComponent(row.matterReference)}`,
      contacts: peopleOf(row, integrationName),
    };
  },

  getClioUserInfo: async (caller) => readUser(caller, 'clio'),
  getMyCaseUserInfo: async (caller) => readUser(caller, 'mycase'),
  getNetDocumentsUserInfo: async (caller) => readUser(caller, 'netdocuments'),

  getMyCaseFirmInfo: async (caller) => {
    await reachSystem(caller, 'mycase');
    const { clientId, name, phone } = await readFirm(caller);
    return { id: String(4_400 + clientId), name, phone: phone.replaceAll(/\D/g, '') || undefined };
  },

  getClioMatterDetail: async ({ params, ...caller }) => {
    await reachSystem(caller, 'clio');
    const row = await requireMatter(caller, String(params.matterId));
    const [client] = peopleOf(row, 'clio');
    return {
      id: params.matterId,
      displayNumber: row.displayName,
      description: row.description || null,
      status: statusSchema.parse(row.status),
      client: row.clientName,
      clientContactId: Number(client?.contactId),
      openDate: row.openDate,
      practiceArea: practiceAreaOf(row),
      responsibleAttorney: await attorneyOf(caller.db, row),
    };
  },

  getClioContact: async ({ params, ...caller }) => {
    await reachSystem(caller, 'clio');
    const row = await findMatter(caller, matterOfContact(params.contactId));
    const contact = row && peopleOf(row, 'clio').find(({ contactId }) => contactId === String(params.contactId));
    if (!contact) throw notFound('The contact does not exist.');
    const { kind, name, firstName, middleName, lastName, email, phone, address } = contact;
    return {
      id: params.contactId,
      type: kind === 'person' ? ('Person' as const) : ('Company' as const),
      ...{ name, firstName, middleName, lastName, email, phone },
      address: address && {
        street: [address.street, address.unit].filter(Boolean).join(', '),
        city: address.city,
        province: address.state,
        postalCode: address.postalCode,
        country: address.country,
      },
    };
  },

  getClioDocument: async ({ params, ...caller }) => {
    await reachSystem(caller, 'clio');
    const [row] = await caller.db
      .select()
      .from(matterFiles)
      .where(
        and(
          eq(matterFiles.clientId, caller.session.clientId),
          eq(matterFiles.isFolder, false),
          eq(matterFiles.documentNumber, params.documentId),
        ),
      );
    if (!row) throw notFound('The document does not exist.');
    const { name, contentType, sizeBytes, matterReference, updatedAt } = row;
    return {
      id: params.documentId,
      name,
      contentType: contentType ?? 'application/octet-stream',
      sizeBytes: sizeBytes ?? (await contentOf(row)).byteLength,
      matterId: Number(matterReference),
      updatedAt: updatedAt.toISOString(),
    };
  },
} satisfies Handlers<Operations>;

async function findMatter({ db, session }: Caller, matterReference: string): Promise<MatterRow | undefined> {
  const [row] = await db
    .select()
    .from(matters)
    .where(and(eq(matters.clientId, session.clientId), eq(matters.matterReference, matterReference)));
  // Folders of matters have no reference to file under and no people.
  return row?.retailerReference ? row : undefined;
}

async function requireMatter(caller: Caller, matterReference: string): Promise<MatterRow> {
  const row = await findMatter(caller, matterReference);
  if (!row) throw notFound('The matter does not exist.');
  return row;
}

async function attorneyOf(db: Database, row: MatterRow): Promise<string | undefined> {
  const found = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.clientId, row.clientId))
    .orderBy(asc(users.userId))
    .limit(2);
  return responsibleAttorneyOf(
    row,
    found.map(({ name }) => name),
  );
}

async function readFirm({ db, session }: Caller) {
  const [firm] = await db.select().from(clients).where(eq(clients.clientId, session.clientId));
  if (!firm) throw notFound('The firm does not exist.');
  return firm;
}

/** The connected person, as the system knows them. @throws ProblemError 401, 503 */
export async function readUser(caller: Caller, integrationName: IntegrationName) {
  await reachSystem(caller, integrationName);
  const { name: firmName, timeZone } = await readFirm(caller);
  const { userId, name, email } = caller.session;
  return { id: String(350_000 + userId), name, email, firmName, timeZone };
}
