/** Records attempts and mailings: what came of them, their photos, and what doesn't fit. */
import { createHash } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { servingAttempts, servingJobs, servingPhotos } from '../../db/schema/serving.ts';
import type { AttemptPhoto, Location } from '../../generated/serving/schemas.ts';
import { addCustody } from '../../services/serving/orders/custody.ts';
import { localAttempts } from '../../services/serving/orders/job-state.ts';
import type { LockedJob } from '../../services/serving/orders/job-store.ts';
import type { StoredOrder } from '../../services/serving/orders/order-store.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import type { ServingPlace } from '../../services/serving/rules/service-levels.ts';
import {
  type AttemptContent,
  attemptOf,
  type Court,
  elsewhere,
  type MadeAttempt,
  mailingOf,
  placeIn,
} from './attempt-facts.ts';
import { wishesIn } from './attempt-outcome.ts';
import { idOf } from './chance.ts';
import { photoOf } from './photo.ts';

export const courtOf = ({ order, serving }: StoredOrder): Court => ({
  state: order.state,
  caseType: serving.case.caseType,
});

/** Tells where attempts of an order are made. */
export const placeOf = (placed: StoredOrder, addressState: string | undefined): ServingPlace =>
  placeIn(courtOf(placed), addressState);

/** Undefined without an active address. */
export async function recordAttempt(tx: Database, found: LockedJob, now: Date): Promise<MadeAttempt | undefined> {
  const { placed, stored } = found;
  const { job } = stored;
  const active = stored.addresses.find(({ status }) => status === 'active');
  if (!active || active.content.state === undefined) return undefined;
  const wishes = wishesIn(job.instructions);
  const { location } = active.verification;
  const made = attemptOf({
    ...{ jobId: job.jobId, number: stored.attempts.length + 1, recipient: job.recipient, wishes, at: now },
    ...{ court: courtOf(placed), address: active.content, location, earlier: localAttempts(stored) },
    before: location && wishes.has('impossible-travel') ? elsewhere(location, now) : await lastPosition(tx, found, now),
  });
  await insertAttempt(tx, found, made.content, made.photos, now);
  return made;
}

/** The mailing of copies to the address of service, with a photo of the envelope. */
export async function recordMailing(tx: Database, found: LockedJob, now: Date): Promise<AttemptContent | undefined> {
  const { placed, stored } = found;
  const { jobId, recipient } = stored.job;
  const served = stored.attempts.find(({ content }) => content.success);
  const address = stored.addresses.find(({ addressId }) => addressId === served?.content.addressId)?.content;
  if (!address || stored.attempts.some(({ content }) => content.serveType === 'mail')) return undefined;
  const content = mailingOf({
    ...{ jobId, number: stored.attempts.length + 1, recipient, address, court: courtOf(placed), at: now },
  });
  await insertAttempt(tx, found, content, ['mailing'], now);
  for (const { fileId, title, fileName, sha256 } of placed.serving.documents)
    await addCustody(tx, {
      ...{ orderId: placed.order.orderId, fileId, title: title || fileName, at: now, event: 'mailed' },
      ...{ actor: stored.job.server?.name ?? 'Server', documentSha256: sha256 ?? '' },
    });
  return content;
}

async function insertAttempt(
  tx: Database,
  found: LockedJob,
  content: AttemptContent,
  kinds: readonly AttemptPhoto['kind'][],
  now: Date,
): Promise<void> {
  const { attemptId, number } = content;
  for (const kind of kinds) await storePhoto(tx, found, content, kind, now);
  await tx.insert(servingAttempts).values({ attemptId, jobId: found.stored.job.jobId, number, at: now, content });
}

/** Tells where the same server was last, within a day, for another recipient. */
async function lastPosition(
  tx: Database,
  { stored: { job } }: LockedJob,
  now: Date,
): Promise<{ at: string; location: Location } | undefined> {
  const [last] = await tx
    .select({ content: servingAttempts.content })
    .from(servingAttempts)
    .innerJoin(servingJobs, eq(servingJobs.jobId, servingAttempts.jobId))
    .where(
      and(
        sql`${servingJobs.server} ->> 'registration' = ${job.server?.registration ?? ''}`,
        ne(servingAttempts.jobId, job.jobId),
        sql`${servingAttempts.at} between ${new Date(now.getTime() - 86_400_000).toISOString()} and ${now.toISOString()}`,
      ),
    )
    .orderBy(desc(servingAttempts.at))
    .limit(1);
  return last?.content.location && { at: last.content.at, location: last.content.location };
}

async function storePhoto(
  tx: Database,
  { placed: { order }, stored: { job, addresses } }: LockedJob,
  attempt: AttemptContent,
  kind: AttemptPhoto['kind'],
  now: Date,
): Promise<void> {
  const address = addresses.find(({ addressId }) => addressId === attempt.addressId)?.content;
  if (!address) return;
  const { attemptId, location, timeZone } = attempt;
  const content = photoOf(kind, { address, takenAt: now, timeZone, location });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const photoId = idOf(job.jobId, `photo ${attempt.number} ${kind}`);
  await tx.insert(files).values({
    ...{ fileId: photoId, clientId: order.clientId, userId: order.userId, fileName: `attempt-${attemptId}.jpg` },
    ...{ contentType: 'image/jpeg', sizeBytes: content.byteLength, pageCount: null, sha256, uploadedAt: now, content },
  });
  await tx.insert(servingPhotos).values({ photoId, jobId: job.jobId, attemptId, kind, takenAt: now, sha256 });
  await addCustody(tx, {
    ...{ orderId: order.orderId, fileId: photoId, jobId: job.jobId, at: now, actor: job.server?.name ?? 'Server' },
    ...{ title: `Photo for ${recipientName(job.recipient)}`, event: 'photographed', documentSha256: sha256 },
  });
}
