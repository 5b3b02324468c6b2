/** Places a draft's order: once per key, at the quoted prices, or not at all. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connection.ts';
import { charges } from '../../../db/schema/charges.ts';
import { filingDocuments, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingAddresses, servingHistory, servingJobs, servingOrders } from '../../../db/schema/serving.ts';
import { statusHistory } from '../../../db/schema/status-history.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { DraftToPlace, QuoteLine, ServingContent, ServingDocument } from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { scheduleAcceptance, scheduleFollowing } from '../../../simulators/serving/work-names.ts';
import { toCents } from '../../filing/money.ts';
import { requireNoCreditHold } from '../../platform/require-no-credit-hold.ts';
import { stateOfZip } from '../rules/zip-codes.ts';
import { addressKey, type CheckedContent, requireComplete } from './check-content.ts';
import { addCustody } from './custody.ts';
import { lockDraft, placedProblem, requireVersion, type StoredDraft } from './draft-store.ts';
import { orderStatusText } from './job-state.ts';
import { requireServingOrder, type StoredOrder } from './order-store.ts';
import { type PricedContent, priceContent } from './quote-lines.ts';
import { requireQuote } from './quotes.ts';
import { recipientName } from './serving-content.ts';

interface Context {
  db: Database;
  clock: Clock;
  session: Session;
}

/**
 * Places the order; a repeat with the same key returns the first.
 * @throws ProblemError 403 `credit-hold`, 404, 409 `draft-version-conflict`, `draft-submitted`, `quote-stale` or
 * `idempotency-key-reused`, 422 as a quote, 503 `no-server`; nothing is ordered or charged.
 */
export async function placeOrder(context: Context, body: DraftToPlace, idempotencyKey: string): Promise<StoredOrder> {
  const { db, session } = context;
  const before = await findByKey(db, session, body, idempotencyKey);
  if (before) return before;
  await requireNoCreditHold(db, session);
  try {
    return await db.transaction((tx) => place(tx, context, body, idempotencyKey));
  } catch (error) {
    // A call with the same key placed it a moment ago.
    const other = await findByKey(db, session, body, idempotencyKey);
    if (other) return other;
    if (isUniqueViolation(error))
      throw problem(409, { code: 'draft-version-conflict', detail: 'The draft was changed at the same time.' });
    throw error;
  }
}

/** @throws ProblemError 409 `idempotency-key-reused`. */
async function findByKey(
  db: Database,
  { clientId }: Session,
  { orderId }: DraftToPlace,
  idempotencyKey: string,
): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select({ order: orders, serving: servingOrders })
    .from(servingOrders)
    .innerJoin(orders, eq(orders.orderId, servingOrders.orderId))
    .where(and(eq(servingOrders.clientId, clientId), eq(servingOrders.idempotencyKey, idempotencyKey)));
  if (found && found.order.orderId !== orderId)
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for another order.' });
  return found;
}

async function place(tx: Database, { clock, session }: Context, body: DraftToPlace, key: string): Promise<StoredOrder> {
  const now = clock.now();
  const stored = await lockDraft(tx, session, body.orderId);
  const { order, draft } = stored;
  if (order.status !== 'draft') throw await placedProblem(tx, order);
  requireVersion(stored, body.version);
  const { content } = draft;
  const checked = await requireComplete(tx, session, content, now);
  const priced = priceContent(content, checked.proofFilingCents);
  await requireQuote(tx, session, { quoteId: body.quoteId, content, priced, now });
  requireServers(content);
  const documents = content.documents.map(
    (document): ServingDocument => ({
      ...document,
      sha256: checked.files.get(document.fileId)?.sha256,
    }),
  );
  const placed = { stored, session, content, checked, priced, documents, now };
  await tx.insert(servingOrders).values({
    ...{ orderId: order.orderId, clientId: session.clientId, mode: content.mode, case: content.case, documents },
    ...{ filingAttorney: content.filingAttorney ?? null, notifyEmails: content.notifyEmails },
    ...{ afterFilingOrderId: content.afterFilingOrderId ?? null, quoteId: body.quoteId, idempotencyKey: key },
  });
  await insertJobs(tx, placed);
  await insertPapers(tx, placed);
  if (content.afterFilingOrderId === undefined) await scheduleAcceptance(tx, content.jobs, now);
  else await scheduleFollowing(tx, order.orderId, now);
  await insertCharges(tx, placed);
  await tx
    .update(orders)
    .set({
      ...{ version: order.version + 1, userId: session.userId, userName: session.name, status: 'in-progress' },
      ...{ statusText: orderStatusText(['dispatched', ...content.jobs.slice(1).map(() => 'dispatched' as const)], 0) },
      ...{ dateOrdered: now, updatedAt: now, totalAmountCents: priced.totalCents },
    })
    .where(eq(orders.orderId, order.orderId));
  await tx.insert(statusHistory).values({
    ...{ orderId: order.orderId, at: now, status: 'submitted', statusText: 'Ordered', actor: session.name },
  });
  return requireServingOrder(tx, session, order.orderId);
}

interface Placed {
  stored: StoredDraft;
  session: Session;
  content: ServingContent;
  checked: CheckedContent;
  priced: PricedContent;
  documents: ServingDocument[];
  now: Date;
}

/** The sandbox has no servers in Alaska. @throws ProblemError 503 `no-server`. */
function requireServers({ jobs }: ServingContent): void {
  const unserved = jobs.find(({ addresses: [active] }) => active && stateOfZip(active.zip) === 'AK');
  if (!unserved) return;
  throw problem(503, {
    code: 'no-server',
    detail: `No process server is available for ${recipientName(unserved.recipient)}. Nothing was ordered or charged.`,
  });
}

async function insertJobs(tx: Database, { stored, session, content, checked, now }: Placed): Promise<void> {
  const { orderId } = stored.order;
  const waits = content.afterFilingOrderId !== undefined;
  const state = waits
    ? ({ jobStatus: 'on-hold', holdReason: 'court-acceptance' } as const)
    : ({ jobStatus: 'dispatched', holdReason: null } as const);
  await tx.insert(servingJobs).values(
    content.jobs.map(({ jobId, recipient, level, extras, dueOn, instructions }, index) => ({
      ...{ jobId, orderId, position: index + 1, recipient, level, extras, ...state },
      ...{ dueOn: dueOn ?? null, instructions: instructions?.trim() || null, dispatchedAt: waits ? null : now },
    })),
  );
  await tx.insert(servingAddresses).values(
    content.jobs.flatMap(({ jobId, addresses }) =>
      addresses.map((address, index) => {
        const verification = checked.verifications.get(addressKey(jobId, address.addressId));
        if (!verification) throw new Error('The address was not verified.');
        const status = index === 0 ? ('active' as const) : ('backup' as const);
        return { jobId, addressId: address.addressId, position: index, content: address, status, verification };
      }),
    ),
  );
  await tx.insert(servingHistory).values(
    content.jobs.map(({ jobId }) => ({
      ...{ jobId, at: now, ...state, actor: session.name },
      text: waits ? 'Ordered; waits for the clerk’s decision' : 'Ordered and sent out',
    })),
  );
}

/** Each job as a filing of the order, so that lists, archives and the matter show it; the papers with the first. */
async function insertPapers(tx: Database, { stored, session, content, documents, now }: Placed): Promise<void> {
  const { orderId } = stored.order;
  await tx.insert(filings).values(
    content.jobs.map(({ jobId, recipient }, position) => ({
      ...{ filingId: jobId, entryId: jobId, orderId, position, filingTypeCode: '', action: 'Serve' as const },
      ...{ filingTypeName: `Service on ${recipientName(recipient)}`, security: 'public' as const },
      ...{ status: 'submitted' as const, statusText: 'Ordered', submittedAt: now },
    })),
  );
  const filingId = content.jobs[0]?.jobId;
  if (filingId === undefined || documents.length === 0) return;
  await tx.insert(filingDocuments).values(
    documents.map(({ fileId, title, fileName, pageCount, sizeBytes }, position) => ({
      ...{ documentId: `${filingId}-${position}`, filingId, position, kind: position === 0 ? 'lead' : 'attachment' },
      ...{ fileId, name: fileName, description: title, pageCount, sizeBytes },
    })) satisfies (typeof filingDocuments.$inferInsert)[],
  );
  for (const { fileId, title, fileName, sha256 } of documents)
    await addCustody(tx, {
      ...{ orderId, fileId, title: title || fileName, at: now, actor: session.name, event: 'uploaded' },
      documentSha256: sha256 ?? '',
    });
}

/** A charge per line, charged when its job ends. */
async function insertCharges(tx: Database, { stored: { order }, session, priced, now }: Placed): Promise<void> {
  await tx.insert(charges).values(priced.lines.map((line) => chargeOf(order, session, line, now)));
}

/** A charge for a line, not yet charged. */
export function chargeOf(
  { clientId, orderId, mappingId, matterName, clientReference, service }: StoredDraft['order'],
  { userId, name }: Pick<Session, 'userId' | 'name'>,
  { jobId, label, amount }: QuoteLine,
  now: Date,
): typeof charges.$inferInsert {
  return {
    ...{ clientId, orderId, filingId: jobId ?? null, mappingId, matterName, clientReference, service },
    ...{ userId, userName: name, description: label, reason: 'Provider Service', category: 'service-fee' },
    ...{ chargedAt: now, amountCents: toCents(amount), status: 'not-yet-charged', settlement: 'invoice' },
  };
}
