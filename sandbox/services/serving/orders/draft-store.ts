/** Serving drafts: saved like those of filings (docs/adr/0004), with content of their own. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingDrafts } from '../../../db/schema/serving.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { SaveServingDraft, ServingContent, ServingDraft } from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../../http/problem.ts';
import { schedule } from '../../../simulators/due-work.ts';
import { conflictProblem, daysAfter, expireDraft, matterColumns, type OrderRow } from '../../filing/draft-store.ts';
import { readConfiguration } from '../../filing/service-configuration.ts';
import { firmTimeZone } from '../../firm-time-zone.ts';
import { orderFacts } from './serving-content.ts';

export interface StoredDraft {
  order: OrderRow;
  draft: typeof servingDrafts.$inferSelect;
}

export interface DraftContext {
  db: Database;
  clock: Clock;
  session: Session;
}

/**
 * Creates or saves a draft.
 * @throws ProblemError 400 without a base version, 404, 409 `draft-version-conflict` or `draft-submitted`, 422
 * `unknown-mapping`.
 */
export async function saveDraft(context: DraftContext, save: SaveServingDraft): Promise<StoredDraft> {
  if (save.orderId !== undefined) return saveAgain(context, save.orderId, save);
  const made = await findByKey(context, save);
  if (made) return made;
  try {
    return await makeDraft(context, save);
  } catch (error) {
    // A concurrent first save with the same key created the draft.
    const other = isUniqueViolation(error) ? await findByKey(context, save) : undefined;
    if (other) return other;
    throw error;
  }
}

/** The firm's draft, or the order it became. @throws ProblemError 404. */
export async function requireDraft(db: Database, { clientId }: Session, orderId: number): Promise<StoredDraft> {
  const [found] = await db
    .select({ order: orders, draft: servingDrafts })
    .from(orders)
    .innerJoin(servingDrafts, eq(servingDrafts.orderId, orders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (!found) throw notFound('The draft does not exist.');
  return found;
}

/** Like `requireDraft`, locked until the transaction ends. */
export async function lockDraft(tx: Database, session: Session, orderId: number): Promise<StoredDraft> {
  await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
  return requireDraft(tx, session, orderId);
}

/** 409 `draft-submitted` with the date, for a draft that was placed. */
export async function placedProblem(db: Database, { clientId, dateOrdered }: OrderRow): Promise<ProblemError> {
  const timeZone = await firmTimeZone(db, clientId);
  const day = dateOrdered.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  return problem(409, { code: 'draft-submitted', detail: `This order was placed on ${day}.` });
}

/** @throws ProblemError 409 `draft-version-conflict`. */
export function requireVersion({ draft }: StoredDraft, version: number): void {
  if (draft.version !== version) throw conflictProblem(draft);
}

export function toDraftAnswer({ order, draft }: StoredDraft): ServingDraft {
  return {
    orderId: order.orderId,
    version: draft.version,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy: { userId: draft.savedByUserId, name: draft.savedByName },
    expiresAt: draft.expiresAt.toISOString(),
    mappingId: order.mappingId ?? undefined,
    clientReference: order.clientReference,
    content: draft.content,
  };
}

async function findByKey(
  { db, session }: DraftContext,
  { idempotencyKey }: SaveServingDraft,
): Promise<StoredDraft | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [found] = await db
    .select({ order: orders, draft: servingDrafts })
    .from(servingDrafts)
    .innerJoin(orders, eq(orders.orderId, servingDrafts.orderId))
    .where(and(eq(servingDrafts.clientId, session.clientId), eq(servingDrafts.idempotencyKey, idempotencyKey)));
  if (!found) return undefined;
  if (found.order.status !== 'draft') throw await placedProblem(db, found.order);
  return found;
}

async function makeDraft({ db, clock, session }: DraftContext, save: SaveServingDraft): Promise<StoredDraft> {
  const now = clock.now();
  const { clientId, userId, name } = session;
  const { draftLifetimeDays } = await readConfiguration(db);
  return db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ clientId, userId, userName: name, status: 'draft', statusText: 'Draft', dateOrdered: now, updatedAt: now },
        ...(await matterColumns(tx, clientId, save)),
        ...orderFacts(save.content),
      })
      .returning();
    if (!order) throw new Error('The order was not inserted.');
    const { orderId } = order;
    const expiresAt = daysAfter(now, draftLifetimeDays);
    const [draft] = await tx
      .insert(servingDrafts)
      .values({
        ...{ orderId, clientId, version: 1, content: save.content, createdAt: now, savedAt: now, expiresAt },
        ...{ savedByUserId: userId, savedByName: name, idempotencyKey: save.idempotencyKey ?? null },
      })
      .returning();
    if (!draft) throw new Error('The draft was not inserted.');
    await schedule(tx, expiresAt, expireDraft, { orderId });
    return { order, draft };
  });
}

async function saveAgain(
  { db, clock, session }: DraftContext,
  orderId: number,
  save: SaveServingDraft,
): Promise<StoredDraft> {
  const base = save.version;
  if (base === undefined) {
    const errors = { version: ['The version of the edited draft is required.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  const now = clock.now();
  const { draftLifetimeDays } = await readConfiguration(db);
  return db.transaction(async (tx) => {
    const found = await lockDraft(tx, session, orderId);
    const { order, draft } = found;
    if (order.status !== 'draft') throw await placedProblem(tx, order);
    const matter = await matterColumns(tx, session.clientId, save);
    // Unchanged content is no conflict: a repeated save gets the response that was lost.
    if (!isChanged(found, save.content, matter)) return found;
    requireVersion(found, base);
    const version = draft.version + 1;
    const [savedDraft] = await tx
      .update(servingDrafts)
      .set({
        ...{ version, content: save.content, savedAt: now, expiresAt: daysAfter(now, draftLifetimeDays) },
        ...{ savedByUserId: session.userId, savedByName: session.name },
      })
      .where(eq(servingDrafts.orderId, orderId))
      .returning();
    const [savedOrder] = await tx
      .update(orders)
      .set({ version, updatedAt: now, ...matter, ...orderFacts(save.content) })
      .where(eq(orders.orderId, orderId))
      .returning();
    if (!savedDraft || !savedOrder) throw new Error('The locked draft is gone.');
    return { order: savedOrder, draft: savedDraft };
  });
}

function isChanged(
  { order, draft }: StoredDraft,
  content: ServingContent,
  matter: Awaited<ReturnType<typeof matterColumns>>,
): boolean {
  return (
    !isDeepStrictEqual(draft.content, content) ||
    (matter.clientReference ?? order.clientReference) !== order.clientReference ||
    (matter.mappingId ?? order.mappingId) !== order.mappingId
  );
}
