/** Writes the content of a demo's order when it is first read. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { orders } from '../../../db/schema/orders.ts';
import {
  servingAddresses,
  servingAttempts,
  servingCustody,
  servingHistory,
  servingJobs,
  servingMessages,
  servingOrders,
  servingPhotos,
  servingProofs,
  servingStories,
} from '../../../db/schema/serving.ts';
import type { Session } from '../../../http/operation.ts';
import { addCustody, type CustodyStep, chainSteps } from '../../../services/serving/orders/custody.ts';
import { readJobs, type StoredOrder } from '../../../services/serving/orders/order-store.ts';
import { recipientName } from '../../../services/serving/orders/serving-content.ts';
import { scheduleAll } from '../../due-work.ts';
import { idOf } from '../chance.ts';
import { insertOffers } from '../offers.ts';
import { photoOf } from '../photo.ts';
import { signProof } from '../sign-proof.ts';
import { dispatcher, servingWork } from '../work-names.ts';
import type { ServingStory } from './story.ts';
import { type ToldJob, tellJobs } from './story-rows.ts';

/** What was under way goes on so long after the seeding, so that the first look is stable. */
export const goesOnAfter = 3_600_000;

/** Writes the recipients of a firm's order in the demo, unless they are written or the order has no story. */
export async function tellStory(db: Database, { clientId }: Session, orderId: number): Promise<void> {
  const [untold] = await db
    .select({ orderId: orders.orderId })
    .from(servingStories)
    .innerJoin(orders, eq(orders.orderId, servingStories.orderId))
    .where(and(eq(servingStories.orderId, orderId), eq(orders.clientId, clientId)));
  if (!untold) return;
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
    const [found] = await tx.select().from(servingStories).where(eq(servingStories.orderId, orderId));
    if (!order || !found) return;
    const { story, seededAt } = found;
    const [serving] = await tx.insert(servingOrders).values(orderRow(order, story)).returning();
    if (!serving) return;
    const placed = { order, serving };
    const { state, dateOrdered: orderedAt, userName: person } = order;
    const told = tellJobs({ orderId, story, state, orderedAt, person, until: seededAt });
    await insertJobs(tx, told);
    const photos = await insertPhotos(tx, placed, told);
    await tx.insert(servingCustody).values(chainSteps(custodyOf(placed, told, photos)));
    for (const job of told) {
      const last = job.history.at(-1);
      if (job.job.holdReason === 'cost' && last) await insertOffers(tx, job.job.jobId, last.at);
    }
    await signProofs(tx, placed, told);
    await scheduleAll(
      tx,
      told.flatMap((job) => workOf(job, seededAt)),
    );
    await tx.delete(servingStories).where(eq(servingStories.orderId, orderId));
  });
}

function orderRow({ orderId, clientId }: StoredOrder['order'], story: ServingStory): typeof servingOrders.$inferInsert {
  const { mode, documents, filingAttorney = null, notifyEmails, afterFilingOrderId = null } = story;
  return {
    ...{ orderId, clientId, mode, case: story.case, documents: [...documents], filingAttorney, afterFilingOrderId },
    ...{
      notifyEmails: [...notifyEmails],
      quoteId: idOf(`demo ${orderId}`, 'quote'),
      idempotencyKey: `demo-${orderId}`,
    },
  };
}

async function insertJobs(tx: Database, told: readonly ToldJob[]): Promise<void> {
  await tx.insert(servingJobs).values(told.map(({ job }) => job));
  await tx.insert(servingAddresses).values(told.flatMap(({ addresses }) => addresses));
  await tx
    .insert(servingHistory)
    .values(told.flatMap(({ history }) => history.map(({ historyId: _, ...entry }) => entry)));
  const attempts = told.flatMap((job) => job.attempts);
  if (attempts.length > 0) await tx.insert(servingAttempts).values(attempts);
  const messages = told.flatMap((job) => job.messages);
  if (messages.length > 0) await tx.insert(servingMessages).values(messages);
}

type PhotoRow = typeof servingPhotos.$inferSelect;

async function insertPhotos(tx: Database, { order }: StoredOrder, told: readonly ToldJob[]): Promise<PhotoRow[]> {
  const { clientId, userId } = order;
  const taken = told.flatMap(({ job, addresses, played }) =>
    played.attempts.flatMap(({ at, content: attempt, photos }) =>
      photos.map((kind) => {
        const address = addresses.find(({ addressId }) => addressId === attempt.addressId)?.content;
        if (!address) throw new Error('The attempt has no address.');
        const { attemptId, location, timeZone, number } = attempt;
        const content = photoOf(kind, { address, takenAt: at, timeZone, location });
        const sha256 = createHash('sha256').update(content).digest('hex');
        const photoId = idOf(job.jobId, `photo ${number} ${kind}`);
        return {
          file: {
            ...{ fileId: photoId, clientId, userId, fileName: `attempt-${attemptId}.jpg`, content, sha256 },
            ...{ contentType: 'image/jpeg', sizeBytes: content.byteLength, pageCount: null, uploadedAt: at },
          },
          photo: { photoId, jobId: job.jobId, attemptId, kind, takenAt: at, sha256 },
        };
      }),
    ),
  );
  if (taken.length === 0) return [];
  await tx.insert(files).values(taken.map(({ file }) => file));
  await tx.insert(servingPhotos).values(taken.map(({ photo }) => photo));
  return taken.map(({ photo }) => photo);
}

/** The chains of the papers and the photos, in order of time. */
function custodyOf({ order, serving }: StoredOrder, told: readonly ToldJob[], photos: readonly PhotoRow[]) {
  const { orderId } = order;
  const steps: CustodyStep[] = [];
  for (const { fileId, title, fileName, sha256 = '' } of serving.documents) {
    const add = (at: Date, event: CustodyStep['event'], actor: string) =>
      steps.push({ orderId, fileId, title: title || fileName, at, actor, event, documentSha256: sha256 });
    const isStamped = told.some(({ job }) => job.holdReason === 'papers');
    add(order.dateOrdered, isStamped ? 'stamped' : 'uploaded', isStamped ? 'Clerk' : order.userName);
    for (const { job, played } of told) {
      const actor = job.server?.name ?? dispatcher;
      if (played.acceptedAt) add(played.acceptedAt, 'dispatched', actor);
      for (const { at, content } of played.attempts) if (content.serveType === 'mail') add(at, 'mailed', actor);
    }
  }
  const jobs = new Map(told.map((job) => [job.job.jobId, job.job]));
  for (const { photoId, jobId, takenAt: at, sha256 } of photos) {
    const job = jobs.get(jobId);
    steps.push({
      ...{ orderId, fileId: photoId, jobId, at, actor: job?.server?.name ?? 'Server', event: 'photographed' },
      ...{ title: `Photo for ${job ? recipientName(job.recipient) : ''}`, documentSha256: sha256 },
    });
  }
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The proofs as the servers signed them, and what the firm and the clerk did with them since. */
async function signProofs(tx: Database, placed: StoredOrder, told: readonly ToldJob[]): Promise<void> {
  const signed = new Map(told.flatMap(({ job, proof }) => (proof?.signedAt ? [[job.jobId, proof]] : [])));
  if (signed.size === 0) return;
  for (const stored of await readJobs(tx, placed.order.orderId)) {
    const proof = signed.get(stored.job.jobId);
    if (!proof?.signedAt) continue;
    await signProof(
      tx,
      { placed, stored: { ...stored, job: endedJob(stored.job, proof.isNonService) } },
      proof.signedAt,
    );
    const { status, changeRequests, approvedBy, approvedAt, filingOrderId, clerkText } = proof;
    await tx
      .update(servingProofs)
      .set({ status, changeRequests, approvedBy, approvedAt, filingOrderId, clerkText })
      .where(eq(servingProofs.jobId, stored.job.jobId));
    await noteProof(tx, placed, stored.job.jobId, proof);
  }
}

/** As it was when the proof was signed. */
const endedJob = (job: ToldJob['job'], isNonService: boolean): ToldJob['job'] => ({
  ...{ ...job, jobStatus: isNonService ? 'not-served' : 'served' },
});

async function noteProof(
  tx: Database,
  { order }: StoredOrder,
  jobId: string,
  { approvedAt, approvedBy, status }: NonNullable<ToldJob['proof']>,
): Promise<void> {
  const [proof] = await tx.select().from(servingProofs).where(eq(servingProofs.jobId, jobId));
  if (!proof || !approvedAt) return;
  const { fileId, title, sha256: documentSha256 } = proof;
  const step = { orderId: order.orderId, fileId, jobId, title, documentSha256 };
  await addCustody(tx, { ...step, at: approvedAt, actor: approvedBy ?? '', event: 'approved' });
  if (status === 'filed')
    await addCustody(tx, { ...step, at: new Date(approvedAt.getTime() + 86_400_000), actor: 'Clerk', event: 'filed' });
}

function workOf({ job, played, proof }: ToldJob, seededAt: Date) {
  const { jobId } = job;
  const work = (at: Date, kind: string, more: Record<string, unknown> = {}) => ({
    dueAt: new Date(Math.max(at.getTime(), seededAt.getTime() + goesOnAfter)),
    ...{ kind, payload: { jobId, ...more } },
  });
  const { next } = played;
  const isToSign = proof ? proof.status === 'changes-requested' : played.signAt !== undefined;
  const again = isToSign ? [work(seededAt, servingWork.sign)] : [];
  if (!next || job.jobStatus === 'on-hold' || job.jobStatus === 'cancelled') return again;
  return [work(next.at, next.kind, next.number === undefined ? {} : { number: next.number })];
}
