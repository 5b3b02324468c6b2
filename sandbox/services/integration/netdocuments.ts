/** NetDocuments cabinets, attributes and the references built from them. */
import { and, asc, count, desc, eq, isNull, like, ne, type SQL } from 'drizzle-orm';
import { containsPattern, containsWords } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { matters, netDocumentsCabinets } from '../../db/schema/integration.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { describeMatterRow } from './matter-list.ts';
import { requireConnection } from './systems.ts';

type Cabinet = typeof netDocumentsCabinets.$inferSelect;

/** The first value of each list, which the application omits. */
const noValue = { id: '-1', desc: '(none)' };

/** Number of matters listed as recently used. */
const lately = 50;

export const netDocuments = {
  listNetDocumentsCabinets: async ({ db, session, clock }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    const rows = await db
      .select()
      .from(netDocumentsCabinets)
      .where(eq(netDocumentsCabinets.clientId, session.clientId))
      .orderBy(asc(netDocumentsCabinets.name), asc(netDocumentsCabinets.cabinetId));
    return {
      cabinets: rows.map(({ cabinetId, name, repositoryId, primaryAttributeId, organizingAttributeId }) => ({
        id: cabinetId,
        name,
        repositoryId,
        primaryAttributeId,
        organizingAttributeId,
      })),
    };
  },

  getNetDocumentsAttributes: async ({ db, session, clock, query }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    const cabinet = await requireCabinet(db, session.clientId, query);
    const { parentAttributeId, primaryAttributeId } = cabinet;
    return {
      hasParentAttribute: parentAttributeId > 0,
      hasPrimaryAttribute: primaryAttributeId > 0,
      ...(parentAttributeId > 0 ? { parentAttributeId, parentAttributeName: 'Client' } : {}),
      ...(primaryAttributeId > 0 ? { primaryAttributeName: 'Matter' } : {}),
    };
  },

  listNetDocumentsAttributeOptions: async ({ db, session, clock, query }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    const cabinet = await requireCabinet(db, session.clientId, query);
    const where = and(
      eq(matters.clientId, session.clientId),
      valuesOf(cabinet, query.searchingChildAttributes === true, query.selectedParentAttributeValue),
      containsWords(matters.searchText, query.searchTerm),
    );
    // Without a search, the first page starts with "no value".
    const extra = query.searchTerm?.trim() ? 0 : 1;
    const isFirst = extra === 1 && query.skip === 0;
    const rows = await db
      .select()
      .from(matters)
      .where(where)
      .orderBy(asc(matters.description), asc(matters.matterReference))
      .limit(query.top - (isFirst ? 1 : 0))
      .offset(Math.max(0, query.skip - extra));
    const [counted] = await db.select({ total: count() }).from(matters).where(where);
    const items = rows.map((row) => ({
      id: attributeValue(row.matterReference),
      desc: row.description || row.displayName,
    }));
    return {
      items: isFirst ? [noValue, ...items] : items,
      hasMore: query.skip + items.length + (isFirst ? 1 : 0) < (counted?.total ?? 0) + extra,
    };
  },

  buildNetDocumentsRetailerReference: async ({ db, session, clock, body }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    const { retailerReference } = await build(db, session.clientId, body);
    return { retailerReference };
  },

  buildNetDocumentsMatterReference: async ({ db, session, clock, body }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    return build(db, session.clientId, body);
  },

  listNetDocumentsMatters: async ({ db, session, clock, query }) => {
    await requireConnection(db, session, 'netdocuments', clock.now());
    const below = query.retailerReference;
    const rows = await db
      .select()
      .from(matters)
      .where(
        and(
          eq(matters.clientId, session.clientId),
          ne(matters.retailerReference, ''),
          below === undefined ? undefined : like(matters.retailerReference, startingWith(`${below}|`)),
        ),
      )
      .orderBy(desc(matters.openDate), asc(matters.matterReference))
      .limit(lately);
    return { items: rows.map(describeMatterRow) };
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for an unknown cabinet. */
async function requireCabinet(
  db: Database,
  clientId: number,
  { cabinetId, repositoryId }: { cabinetId: string; repositoryId: string },
): Promise<Cabinet> {
  const cabinet = await findCabinet(db, clientId, cabinetId);
  if (cabinet?.repositoryId !== repositoryId) throw notFound('The cabinet does not exist.');
  return cabinet;
}

async function findCabinet(db: Database, clientId: number, cabinetId: string): Promise<Cabinet | undefined> {
  const [cabinet] = await db
    .select()
    .from(netDocumentsCabinets)
    .where(and(eq(netDocumentsCabinets.clientId, clientId), eq(netDocumentsCabinets.cabinetId, cabinetId)));
  return cabinet;
}

/** Values of the attribute below a parent, or of the parent; the primary attribute's without a parent. */
function valuesOf(cabinet: Cabinet, isChild: boolean, parentValue: string | undefined): SQL | undefined {
  const { cabinetId, parentAttributeId, primaryAttributeId } = cabinet;
  if (parentAttributeId > 0 && isChild)
    return eq(matters.parentReference, `${cabinetId}|${parentAttributeId}|${parentValue ?? ''}`);
  const attribute = parentAttributeId > 0 ? parentAttributeId : primaryAttributeId;
  return and(
    isNull(matters.parentReference),
    like(matters.matterReference, startingWith(`${cabinetId}|${attribute}|`)),
  );
}

interface BuildRequest {
  cabinetId: string;
  parentAttributeValue?: string | undefined;
  primaryAttributeValue?: string | undefined;
}

/** References of the selection. @throws ProblemError 422 when it isn't a matter. */
async function build(db: Database, clientId: number, request: BuildRequest) {
  const cabinet = await findCabinet(db, clientId, request.cabinetId);
  if (!cabinet) throw refused('cabinetId', 'The cabinet does not exist.');
  const { cabinetId, parentAttributeId, primaryAttributeId, organizingAttributeId } = cabinet;
  const parent = parentAttributeId > 0 ? request.parentAttributeValue : undefined;
  const primary = primaryAttributeId > 0 ? request.primaryAttributeValue : undefined;
  if (parentAttributeId > 0 && !parent) throw refused('parentAttributeValue', 'Choose a client.');
  if (primaryAttributeId > 0 && !primary) throw refused('primaryAttributeValue', 'Choose a matter.');
  const values = [parent, primary].filter((value) => value !== undefined);
  const matterReference = [cabinetId, organizingAttributeId, ...values].join('|');
  const [row] = await db
    .select()
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  if (!row?.retailerReference) throw refused('primaryAttributeValue', 'The matter is not in the cabinet.');
  return { clientReference: row.displayName, retailerReference: row.retailerReference, matterReference };
}

function refused(field: string, message: string) {
  return problem(422, { code: 'attributes-required', detail: message, errors: { [field]: [message] } });
}

/** A reference's last part. */
const attributeValue = (reference: string) => reference.slice(reference.lastIndexOf('|') + 1);

const startingWith = (text: string) => containsPattern(text).slice(1);
