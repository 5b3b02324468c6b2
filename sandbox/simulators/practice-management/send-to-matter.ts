/**
 * Sends orders' items to matters. Failed attempts are retried with growing delays under the same ID, so nothing is
 * stored twice.
 */

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { integrationConnections, matters } from '../../db/schema/integration.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients, profileSettings } from '../../db/schema/platform.ts';
import { safeFileName } from '../../documents/file-names.ts';
import { docketPdf, findDocketDocument } from '../../services/docket-sync/docket-files.ts';
import { dollarText } from '../../services/filing/money.ts';
import { dayIn, firmTimeZone } from '../../services/firm-time-zone.ts';
import { type MatterPush, pushStep, scheduleTry } from '../../services/integration/matter-pushes.ts';
import { limitedFor, readHealth } from '../../services/integration/system-health.ts';
import { describeSystem, isValid } from '../../services/integration/systems.ts';
import type { Step } from '../due-work.ts';
import {
  changeExpense,
  expenseOfFee,
  keepExpense,
  keepFile,
  keepFolder,
  type MatterExpenseRow,
  type MatterKey,
} from './matter-store.ts';

/** Minutes until the next attempt, by number of earlier attempts; the last value repeats. */
const waits = [0.5, 1, 2, 5, 15, 30, 60];
/** Attempts before a person must retry: about a day. */
const mostTries = 28;

/** Why an item failed. Permanent failures aren't retried. */
interface Failure {
  reason: string;
  isFinal?: true;
  /** Seconds that the system wants to be left alone. */
  retryAfter?: number;
}

/** How an attempt ended. `sentCents`: the amount of the expense that the matter now has, of a fee. */
interface Outcome {
  failure?: Failure;
  sentCents?: number;
}

const send: Step = async (tx, { pushId, at }, now) => {
  if (typeof pushId !== 'number') return;
  const errand = await readErrand(tx, pushId);
  if (errand?.push.status !== 'waiting' || errand.push.nextTryAt?.getTime() !== at) return;
  const { push } = errand;
  const { failure, ...sent } = await trySending(tx, errand, now);
  if (!failure) {
    const tries = push.tries + 1;
    const arrived = { ...sent, status: 'arrived' as const, arrivedAt: now, nextTryAt: null, error: null, tries };
    await tx.update(matterPushes).set(arrived).where(eq(matterPushes.pushId, pushId));
    await tellFee(tx, push, 'synced');
    return;
  }
  const tries = push.tries + 1;
  const isOver = failure.isFinal ?? tries >= mostTries;
  const pause = (waits[Math.min(push.tries, waits.length - 1)] ?? 60) * 60;
  const status = isOver ? 'failed' : 'waiting';
  const nextTryAt = isOver ? null : new Date(now.getTime() + Math.max(pause, failure.retryAfter ?? 0) * 1000);
  await tx
    .update(matterPushes)
    .set({ ...sent, status, tries, nextTryAt, error: failure.reason })
    .where(eq(matterPushes.pushId, pushId));
  await tellFee(tx, push, isOver ? 'failed' : 'pending');
  await scheduleTry(tx, { ...push, nextTryAt });
};

export const practiceManagementSteps: ReadonlyMap<string, Step> = new Map([[pushStep, send]]);

type Errand = NonNullable<Awaited<ReturnType<typeof readErrand>>>;

/** An item, locked, with what sending it needs. A clock that moves by weeks sends hundreds: one statement for each. */
async function readErrand(tx: Database, pushId: number) {
  const [found] = await tx
    .select({
      push: matterPushes,
      connection: integrationConnections,
      matterName: matters.displayName,
      fee: charges,
      expenseCategoryId: profileSettings.value,
    })
    .from(matterPushes)
    .innerJoin(clients, eq(clients.clientId, matterPushes.clientId))
    .leftJoin(
      integrationConnections,
      and(
        eq(integrationConnections.userId, matterPushes.userId),
        eq(integrationConnections.integrationName, matterPushes.integrationName),
      ),
    )
    .leftJoin(
      matters,
      and(eq(matters.clientId, matterPushes.clientId), eq(matters.matterReference, matterPushes.matterReference)),
    )
    .leftJoin(
      charges,
      and(
        eq(matterPushes.kind, 'fee'),
        eq(sql`${charges.feeId}::text`, matterPushes.sourceId),
        eq(charges.orderId, matterPushes.orderId),
      ),
    )
    .leftJoin(
      profileSettings,
      and(
        eq(profileSettings.partyId, clients.partyId),
        eq(profileSettings.userId, 0),
        eq(profileSettings.nameKey, 'defaultexpensecategory'),
      ),
    )
    .where(eq(matterPushes.pushId, pushId))
    .for('update', { of: matterPushes });
  return found;
}

async function trySending(tx: Database, errand: Errand, now: Date): Promise<Outcome> {
  const { push, connection, matterName } = errand;
  const { integrationName } = push;
  const { displayName } = describeSystem(integrationName);
  const health = await readHealth(tx, integrationName);
  if (health === 'down') return { failure: { reason: `${displayName} isn’t responding.` } };
  if (health === 'limited')
    return { failure: { reason: `${displayName} takes no more calls for now.`, retryAfter: limitedFor } };
  if (!connection || !isValid(connection, now))
    return { failure: { reason: `The connection to ${displayName} has ended. Reconnect to continue.` } };
  if (matterName === null) return { failure: { reason: `The matter is no longer in ${displayName}.`, isFinal: true } };
  const outcome = await deliver(tx, errand, now);
  if (outcome.failure) return outcome;
  // The item was stored but the response is late: the next attempt finds it.
  const lateAnswer = `${displayName} responded too late.`;
  return health === 'degraded' && push.error !== lateAnswer ? { ...outcome, failure: { reason: lateAnswer } } : outcome;
}

function deliver(tx: Database, errand: Errand, now: Date): Promise<Outcome> {
  const { push } = errand;
  const matter = { clientId: push.clientId, matterReference: push.matterReference };
  switch (push.kind) {
    case 'document':
      return deliverDocument(tx, push, matter, now);
    case 'rejection':
      return deliverRejection(tx, push, matter, now);
    case 'fee':
      return deliverFee(tx, errand, matter, now);
  }
}

/** A failure that no further attempt mends. */
const failedFor = (reason: string): Outcome => ({ failure: { reason, isFinal: true } });

async function deliverDocument(tx: Database, push: MatterPush, matter: MatterKey, now: Date): Promise<Outcome> {
  const [documentKey, orderId] = push.sourceId.split('/');
  if (documentKey !== undefined && orderId !== undefined)
    return deliverDocketDocument(tx, push, matter, { documentKey, now });
  const [found] = await tx
    .select({ document: filingDocuments, file: files, filing: filings })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(files, eq(files.fileId, filingDocuments.stampedFileId))
    .where(and(eq(filingDocuments.documentId, push.sourceId), eq(files.clientId, push.clientId)));
  if (!found) return failedFor('The stamped copy no longer exists.');
  const { document, file, filing } = found;
  const stamped = {
    reference: `document-${document.documentId}`,
    parentId: await folderOf(tx, matter, filing, now),
    name: safeFileName(document.name),
    contentType: file.contentType,
    description: document.description || 'Stamped by the court',
    content: file.content,
  };
  await keepFile(tx, matter, stamped, now);
  return {};
}

/** A document fetched from a docket, in the folder of its order. */
async function deliverDocketDocument(
  tx: Database,
  push: MatterPush,
  matter: MatterKey,
  { documentKey, now }: { documentKey: string; now: Date },
): Promise<Outcome> {
  const found = await findDocketDocument(tx, push.clientId, documentKey);
  if (!found) return failedFor('The document is no longer available.');
  const folder = { reference: `docket-${push.orderId}`, name: safeFileName(`${push.orderId} Docket`) };
  const file = {
    reference: `docket-document-${documentKey}`,
    parentId: await keepFolder(tx, matter, folder, now),
    name: safeFileName(push.name),
    contentType: 'application/pdf',
    description: 'From the docket',
    content: await docketPdf(found),
  };
  await keepFile(tx, matter, file, now);
  return {};
}

async function deliverRejection(tx: Database, push: MatterPush, matter: MatterKey, now: Date): Promise<Outcome> {
  const [found] = await tx
    .select({ filing: filings, order: orders })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(eq(filings.filingId, push.sourceId));
  if (!found) return failedFor('The filing no longer exists.');
  const { filing, order } = found;
  const lines = [
    `${filing.filingTypeName}: ${filing.status} by ${order.courtName ?? 'the court'}`,
    `Order ${order.orderId}, envelope ${order.envelopeId ?? ''}`,
    '',
    filing.rejectReasonText ?? 'The court gave no reason.',
    ...(filing.reviewerComments ? ['', filing.reviewerComments] : []),
  ];
  const note = {
    reference: `rejection-${filing.filingId}`,
    parentId: await folderOf(tx, matter, filing, now),
    name: safeFileName(`Rejection of ${filing.filingTypeName}.txt`),
    contentType: 'text/plain',
    description: 'The court’s reason',
    content: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`),
  };
  await keepFile(tx, matter, note, now);
  return {};
}

async function deliverFee(
  tx: Database,
  { push, fee, expenseCategoryId }: Errand,
  matter: MatterKey,
  now: Date,
): Promise<Outcome> {
  if (!fee) return failedFor('The fee is no longer charged.');
  const expense = {
    date: dayIn(await firmTimeZone(tx, push.clientId), fee.chargedAt),
    note: `${fee.description} (order ${fee.orderId})`,
    quantity: 1,
    priceCents: fee.amountCents,
    reference: `order-${fee.orderId}-fee-${fee.feeId}`,
    expenseCategoryId: push.integrationName === 'clio' ? expenseCategoryId || undefined : undefined,
  };
  if (await keepExpense(tx, matter, expense, now)) return { sentCents: fee.amountCents };
  const known = await expenseOfFee(tx, push.clientId, fee.feeId);
  if (!known) return { failure: { reason: `${describeSystem(push.integrationName).displayName} responded too late.` } };
  const failure = await correctExpense(tx, push, { fee, known }, now);
  return failure ? { failure } : { sentCents: fee.amountCents };
}

type Charge = typeof charges.$inferSelect;

/**
 * Corrects the expense of a fee that changed since it was sent. What the firm changed in its system, or has billed to its
 * client, stays.
 */
async function correctExpense(
  tx: Database,
  { integrationName, sentCents }: MatterPush,
  { fee, known }: { fee: Charge; known: MatterExpenseRow },
  now: Date,
): Promise<Failure | undefined> {
  const heldCents = Math.round(known.quantity * known.priceCents);
  const isSent = sentCents === null || sentCents === fee.amountCents;
  if (isSent || heldCents === fee.amountCents) return undefined;
  const { displayName } = describeSystem(integrationName);
  const [held, owed] = [dollarText(heldCents), dollarText(fee.amountCents)];
  if (!known.billed && heldCents !== sentCents) {
    const reason = `Someone changed this expense in ${displayName} to ${held}. The charge is now ${owed}: correct it there.`;
    return { reason, isFinal: true };
  }
  const changes = { quantity: 1, priceCents: fee.amountCents };
  if (await changeExpense(tx, known.expenseId, changes, now)) return undefined;
  const reason = `${displayName} has billed this expense at ${held}. The charge is now ${owed}: bill or credit the rest there.`;
  return { reason, isFinal: true };
}

/** A filing's documents share a folder. */
function folderOf(
  tx: Database,
  matter: MatterKey,
  { filingId, orderId, filingTypeName }: typeof filings.$inferSelect,
  now: Date,
): Promise<string> {
  const name = safeFileName(`${orderId} ${filingTypeName}`);
  return keepFolder(tx, matter, { reference: `filing-${filingId}`, name }, now);
}

/** Updates the fee's sync status in the fee summary. */
async function tellFee(tx: Database, push: MatterPush, integrationStatus: 'synced' | 'failed' | 'pending') {
  if (push.kind !== 'fee') return;
  await tx
    .update(charges)
    .set({ integrationStatus })
    .where(eq(charges.feeId, Number(push.sourceId)));
}
