/**
 * Sends orders' items to matters. Failed attempts are retried with growing delays under the same ID, so nothing is
 * stored twice.
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients, profileSettings } from '../../db/schema/platform.ts';
import { safeFileName } from '../../documents/file-names.ts';
import { docketPdf, findDocketDocument } from '../../services/docket-sync/docket-files.ts';
import { type MatterPush, pushStep, scheduleTry } from '../../services/integration/matter-pushes.ts';
import { readHealth } from '../../services/integration/system-health.ts';
import { describeSystem, findConnection } from '../../services/integration/systems.ts';
import type { Step } from '../due-work.ts';
import { keepExpense, keepFile, keepFolder, type MatterKey, matterExists } from './matter-store.ts';

/** Minutes until the next attempt, by number of earlier attempts; the last value repeats. */
const waits = [0.5, 1, 2, 5, 15, 30, 60];
/** Attempts before a person must retry: about a day. */
const mostTries = 28;

/** Why an item failed. Permanent failures aren't retried. */
interface Failure {
  reason: string;
  isFinal?: true;
}

const send: Step = async (tx, { pushId, at }, now) => {
  if (typeof pushId !== 'number') return;
  const [push] = await tx.select().from(matterPushes).where(eq(matterPushes.pushId, pushId)).for('update');
  if (push?.status !== 'waiting' || push.nextTryAt?.getTime() !== at) return;
  const failure = await trySending(tx, push, now);
  if (!failure) {
    const arrived = { status: 'arrived' as const, arrivedAt: now, nextTryAt: null, error: null, tries: push.tries + 1 };
    await tx.update(matterPushes).set(arrived).where(eq(matterPushes.pushId, pushId));
    await tellFee(tx, push, 'synced');
    return;
  }
  const tries = push.tries + 1;
  const isOver = failure.isFinal ?? tries >= mostTries;
  const minutes = waits[Math.min(push.tries, waits.length - 1)] ?? 60;
  const status = isOver ? 'failed' : 'waiting';
  const nextTryAt = isOver ? null : new Date(now.getTime() + minutes * 60_000);
  await tx
    .update(matterPushes)
    .set({ status, tries, nextTryAt, error: failure.reason })
    .where(eq(matterPushes.pushId, pushId));
  await tellFee(tx, push, isOver ? 'failed' : 'pending');
  await scheduleTry(tx, { ...push, nextTryAt });
};

export const practiceManagementSteps: ReadonlyMap<string, Step> = new Map([[pushStep, send]]);

/** Sends an item; undefined on success. */
async function trySending(tx: Database, push: MatterPush, now: Date): Promise<Failure | undefined> {
  const { integrationName, clientId, matterReference } = push;
  const { displayName } = describeSystem(integrationName);
  const health = await readHealth(tx, integrationName);
  if (health === 'down') return { reason: `${displayName} isn’t responding.` };
  if (!(await findConnection(tx, push.userId, integrationName, now)))
    return { reason: `The connection to ${displayName} has ended. Reconnect to continue.` };
  if (!(await matterExists(tx, { clientId, matterReference })))
    return { reason: `The matter is no longer in ${displayName}.`, isFinal: true };
  const failure = await deliver(tx, push, now);
  if (failure) return failure;
  // The item was stored but the response is late: the next attempt finds it.
  const lateAnswer = `${displayName} responded too late.`;
  return health === 'degraded' && push.error !== lateAnswer ? { reason: lateAnswer } : undefined;
}

function deliver(tx: Database, push: MatterPush, now: Date): Promise<Failure | undefined> {
  const matter = { clientId: push.clientId, matterReference: push.matterReference };
  switch (push.kind) {
    case 'document':
      return deliverDocument(tx, push, matter, now);
    case 'rejection':
      return deliverRejection(tx, push, matter, now);
    case 'fee':
      return deliverFee(tx, push, matter, now);
  }
}

async function deliverDocument(tx: Database, push: MatterPush, matter: MatterKey, now: Date) {
  const [documentKey, orderId] = push.sourceId.split('/');
  if (documentKey !== undefined && orderId !== undefined)
    return deliverDocketDocument(tx, push, matter, { documentKey, now });
  const [found] = await tx
    .select({ document: filingDocuments, file: files, filing: filings })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(files, eq(files.fileId, filingDocuments.stampedFileId))
    .where(and(eq(filingDocuments.documentId, push.sourceId), eq(files.clientId, push.clientId)));
  if (!found) return { reason: 'The stamped copy no longer exists.', isFinal: true } satisfies Failure;
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
  return undefined;
}

/** A document fetched from a docket, in the folder of its order. */
async function deliverDocketDocument(
  tx: Database,
  push: MatterPush,
  matter: MatterKey,
  { documentKey, now }: { documentKey: string; now: Date },
) {
  const found = await findDocketDocument(tx, push.clientId, documentKey);
  if (!found) return { reason: 'The document is no longer available.', isFinal: true } satisfies Failure;
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
  return undefined;
}

async function deliverRejection(tx: Database, push: MatterPush, matter: MatterKey, now: Date) {
  const [found] = await tx
    .select({ filing: filings, order: orders })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(eq(filings.filingId, push.sourceId));
  if (!found) return { reason: 'The filing no longer exists.', isFinal: true } satisfies Failure;
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
  return undefined;
}

async function deliverFee(tx: Database, push: MatterPush, matter: MatterKey, now: Date) {
  const [fee] = await tx
    .select()
    .from(charges)
    .where(eq(charges.feeId, Number(push.sourceId)));
  if (!fee) return { reason: 'The fee is no longer charged.', isFinal: true } satisfies Failure;
  const expense = {
    date: fee.chargedAt.toISOString().slice(0, 10),
    note: `${fee.description} (order ${fee.orderId})`,
    quantity: 1,
    priceCents: fee.amountCents,
    reference: `order-${fee.orderId}-fee-${fee.feeId}`,
    expenseCategoryId: push.integrationName === 'clio' ? await chosenCategory(tx, push.clientId) : undefined,
  };
  await keepExpense(tx, matter, expense, now);
  return undefined;
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

/** The firm's expense category, from its settings. */
async function chosenCategory(tx: Database, clientId: number): Promise<string | undefined> {
  const [setting] = await tx
    .select({ value: profileSettings.value })
    .from(profileSettings)
    .innerJoin(clients, eq(clients.partyId, profileSettings.partyId))
    .where(
      and(
        eq(clients.clientId, clientId),
        eq(profileSettings.userId, 0),
        eq(profileSettings.nameKey, 'defaultexpensecategory'),
      ),
    );
  return setting?.value || undefined;
}

/** Updates the fee's sync status in the fee summary. */
async function tellFee(tx: Database, push: MatterPush, integrationStatus: 'synced' | 'failed' | 'pending') {
  if (push.kind !== 'fee') return;
  await tx
    .update(charges)
    .set({ integrationStatus })
    .where(eq(charges.feeId, Number(push.sourceId)));
}
