/**
 * Saves drafts without losing answers or overwriting other people's work.
 *
 * A draft is an order with status `draft`. Each save is one transaction and names the version it is based on; the first
 * save has an idempotency key instead. Repeating a call after a lost response changes nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { DraftRevision, EFilingProvider, StateCode } from '../../generated/filing/schemas.ts';
import type { Session } from '../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { courtZoneOf, recordsOf } from '../../providers/index.ts';
import { caseExtra } from '../../providers/onelegal/codec.ts';
import { schedule } from '../../simulators/due-work.ts';
import { isHidden } from '../platform/prospects.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { lockCorrected, requireOpenWindow } from './corrections.ts';
import { caseTitleOf, contentFacts, descriptionOf, flowOf, isExistingCase } from './filing-content.ts';
import { type OrderMatter, readOrderMatter } from './order-matter.ts';
import { readConfiguration } from './service-configuration.ts';

export type OrderRow = typeof orders.$inferSelect;
export type DraftRow = typeof drafts.$inferSelect;
export interface StoredDraft {
  order: OrderRow;
  draft: DraftRow;
}

/** Who saves, where, and when. */
export interface DraftContext {
  db: Database;
  clock: Clock;
  session: Session;
  state: StateCode;
  /** The provider of the content's court, and so of the draft. */
  provider: EFilingProvider;
}

export interface DraftToSave {
  orderId?: number | undefined;
  version?: number | undefined;
  idempotencyKey?: string | undefined;
  mappingId?: string | undefined;
  clientReference?: string | undefined;
  /** The rejected order that a new draft corrects. */
  correctsOrderId?: number | undefined;
  /** The abandoned order that a new draft is a copy of. */
  copiesOrderId?: number | undefined;
  content: FilingContent;
}

/** The step that removes an expired draft. */
export const expireDraft = 'draft.expire';

/**
 * Creates or saves a draft.
 * @throws ProblemError 400 without a base version, 404, 409 `draft-version-conflict`, `draft-submitted`,
 * `idempotency-key-reused`, `cannot-correct` or `correction-window-closed`, 422 `unknown-mapping`.
 */
export async function saveDraft(context: DraftContext, save: DraftToSave): Promise<StoredDraft> {
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

/**
 * The firm's draft in a state.
 * @throws ProblemError 404 when it does not exist.
 */
export async function requireDraft(
  db: Database,
  { session, state }: Pick<DraftContext, 'session' | 'state'>,
  orderId: number,
): Promise<StoredDraft> {
  const [found] = await db
    .select({ order: orders, draft: drafts })
    .from(orders)
    .innerJoin(drafts, eq(drafts.orderId, orders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, session.clientId), eq(orders.state, state)));
  if (!found || isHidden(session, found.order.service)) throw notFound('The draft does not exist.');
  return found;
}

/**
 * Like `requireDraft`, locked until the transaction ends. The lock is a separate statement: a combined lock and join
 * would read the draft as it was before waiting.
 */
export async function lockDraft(tx: Database, context: DraftContext, orderId: number): Promise<StoredDraft> {
  await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
  return requireDraft(tx, context, orderId);
}

/** 409 `draft-submitted` with the date and the order, for a draft that was submitted. */
export async function submittedProblem(db: Database, { orderId, state }: OrderRow): Promise<ProblemError> {
  const [envelope] = await db
    .select({ submittedAt: envelopes.submittedAt })
    .from(envelopes)
    .where(eq(envelopes.orderId, orderId));
  const day = envelope?.submittedAt.toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: capabilityOf(state).timeZone,
  });
  return problem(409, {
    code: 'draft-submitted',
    detail: day ? `This draft was submitted on ${day}.` : 'This draft was submitted.',
    orderId,
  });
}

/** 409 `draft-version-conflict` with the saved version, for a stale save. */
export function conflictProblem({
  version,
  savedAt,
  savedByUserId,
  savedByName,
}: Pick<DraftRow, 'version' | 'savedAt' | 'savedByUserId' | 'savedByName'>): ProblemError {
  const current: DraftRevision = {
    version,
    savedAt: savedAt.toISOString(),
    savedBy: { userId: savedByUserId, name: savedByName },
  };
  const detail = `${savedByName} saved this draft after you opened it.`;
  return problem(409, { code: 'draft-version-conflict', detail, current });
}

async function findByKey(context: DraftContext, { idempotencyKey, content }: DraftToSave) {
  if (idempotencyKey === undefined) return undefined;
  const { db, session, state } = context;
  const [found] = await db
    .select({ order: orders, draft: drafts })
    .from(drafts)
    .innerJoin(orders, eq(orders.orderId, drafts.orderId))
    .where(and(eq(drafts.clientId, session.clientId), eq(drafts.idempotencyKey, idempotencyKey)));
  if (!found) return undefined;
  if (found.order.state !== state || found.draft.filingFlow !== flowOf(content)) {
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for a different draft.' });
  }
  if (found.order.status !== 'draft') throw await submittedProblem(db, found.order);
  return found;
}

async function makeDraft(
  { db, clock, session, state, provider }: DraftContext,
  save: DraftToSave,
): Promise<StoredDraft> {
  const now = clock.now();
  const { clientId, userId, name } = session;
  const { draftLifetimeDays } = await readConfiguration(db);
  return db.transaction(async (tx) => {
    const { correctsOrderId } = save;
    const filingFlow = flowOf(save.content);
    const corrections = { clientId, state, filingFlow };
    const there = correctsOrderId === undefined ? undefined : await lockCorrected(tx, correctsOrderId, corrections);
    if (there !== undefined) return requireDraft(tx, { session, state }, there);
    if (correctsOrderId !== undefined) await requireOpenCorrection(tx, correctsOrderId, now);
    const [order] = await tx
      .insert(orders)
      .values({
        clientId,
        userId,
        userName: name,
        service: serviceOf(save.content),
        state,
        provider,
        status: 'draft',
        statusText: factsOf(provider).statusText('draft'),
        dateOrdered: now,
        updatedAt: now,
        correctsOrderId: correctsOrderId ?? null,
        copiesOrderId: await ownOrder(tx, clientId, save.copiesOrderId),
        ...(await matterColumns(tx, clientId, save)),
        ...(await contentColumns(tx, { state, provider }, save.content)),
      })
      .returning();
    if (!order) throw new Error('The order was not inserted.');
    const [draft] = await tx
      .insert(drafts)
      .values({
        orderId: order.orderId,
        clientId,
        version: 1,
        filingFlow,
        content: save.content,
        createdAt: now,
        savedAt: now,
        savedByUserId: userId,
        savedByName: name,
        expiresAt: daysAfter(now, draftLifetimeDays),
        idempotencyKey: save.idempotencyKey ?? null,
      })
      .returning();
    if (!draft) throw new Error('The draft was not inserted.');
    await schedule(tx, draft.expiresAt, expireDraft, { orderId: order.orderId });
    return { order, draft };
  });
}

function serviceOf(content: FilingContent): OrderRow['service'] {
  if (!isExistingCase(content)) return 'CreateCase';
  return caseExtra(content).courtesyCopy ? 'CourtesyCopy' : 'FileIntoCase';
}

/** The order's number. @throws ProblemError 404 for an order that isn't the firm's. */
async function ownOrder(tx: Database, clientId: number, orderId: number | undefined): Promise<number | null> {
  if (orderId === undefined) return null;
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (found.length === 0) throw notFound('The copied order does not exist.');
  return orderId;
}

/** @throws ProblemError 409 `correction-window-closed`. */
async function requireOpenCorrection(tx: Database, orderId: number, now: Date): Promise<void> {
  const [corrected] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
  if (corrected) await requireOpenWindow(tx, orderId, now, await courtZoneOf(tx, corrected));
}

async function saveAgain(context: DraftContext, orderId: number, save: DraftToSave): Promise<StoredDraft> {
  if (save.version === undefined) {
    const errors = { version: ['The version of the edited draft is required.'] };
    throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
  }
  const { db, clock, session, provider } = context;
  const now = clock.now();
  const { draftLifetimeDays } = await readConfiguration(db);
  return db.transaction(async (tx) => {
    const { order, draft } = await lockDraft(tx, context, orderId);
    if (draft.filingFlow !== flowOf(save.content)) throw notFound('The draft does not exist.');
    if (order.status !== 'draft') throw await submittedProblem(tx, order);
    const matter = await matterColumns(tx, session.clientId, save);
    // Unchanged content is no conflict: a repeated save gets the response that was lost.
    const isChanged =
      !isDeepStrictEqual(draft.content, save.content) ||
      (matter.clientReference ?? order.clientReference) !== order.clientReference ||
      (matter.mappingId ?? order.mappingId) !== order.mappingId;
    if (isChanged && draft.version !== save.version) throw conflictProblem(draft);
    const version = isChanged ? draft.version + 1 : draft.version;
    const [savedDraft] = await tx
      .update(drafts)
      .set({
        version,
        content: save.content,
        savedAt: now,
        savedByUserId: session.userId,
        savedByName: session.name,
        expiresAt: daysAfter(now, draftLifetimeDays),
      })
      .where(eq(drafts.orderId, orderId))
      .returning();
    const [savedOrder] = await tx
      .update(orders)
      .set({ version, updatedAt: now, provider, ...matter, ...(await contentColumns(tx, context, save.content)) })
      .where(eq(orders.orderId, orderId))
      .returning();
    if (!savedDraft || !savedOrder) throw new Error('The locked draft is gone.');
    return { order: savedOrder, draft: savedDraft };
  });
}

/** The order row's matter columns. Values the caller leaves out stay. */
export async function matterColumns(
  db: Database,
  clientId: number,
  { mappingId, clientReference }: Pick<DraftToSave, 'mappingId' | 'clientReference'>,
): Promise<Partial<OrderMatter>> {
  if (mappingId === undefined) return clientReference === undefined ? {} : { clientReference: clientReference.trim() };
  const matter = await readOrderMatter(db, clientId, mappingId);
  return { ...matter, clientReference: clientReference?.trim() || matter.clientReference };
}

/** The order row's content columns, for lists. */
async function contentColumns(
  db: Database,
  { state, provider }: { state: StateCode; provider: EFilingProvider | null },
  content: FilingContent,
) {
  const { courtCode } = content;
  return {
    caseTitle: caseTitleOf(content),
    caseNumber: isExistingCase(content) ? (content.caseNumber ?? null) : null,
    caseTrackingId: isExistingCase(content) ? (content.caseTrackingId ?? null) : null,
    courtCode: courtCode ?? null,
    courtName:
      courtCode === undefined ? null : ((await recordsOf(provider).courtName(db, state, courtCode)) ?? courtCode),
    description: descriptionOf(content),
    ...contentFacts(content),
  };
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}
