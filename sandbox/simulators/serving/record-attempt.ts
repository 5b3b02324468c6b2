/** Records an attempt: what came of it, where and when, its photo, and what doesn't fit. */
import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { servingAttempts, servingJobs, servingPhotos } from '../../db/schema/serving.ts';
import type { AddressToServe, AttemptPhoto, Location, ServingAttempt } from '../../generated/serving/schemas.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { addCustody } from '../../services/serving/orders/custody.ts';
import { localAttempts, zoneOf } from '../../services/serving/orders/job-state.ts';
import type { LockedJob } from '../../services/serving/orders/job-store.ts';
import type { StoredOrder } from '../../services/serving/orders/order-store.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { isDiligent } from '../../services/serving/rules/diligence.ts';
import { findingsOf, metersBetween } from '../../services/serving/rules/findings.ts';
import { rulesOn, type SubstituteRule } from '../../services/serving/rules/rules-of-service.ts';
import { type ServingPlace, weekdayOf } from '../../services/serving/rules/service-levels.ts';
import { outcomeOf, type Wish, wishesIn } from './attempt-outcome.ts';
import { chanceOf } from './chance.ts';
import { drawPhoto } from './photo.ts';

/** Where attempts are made: barred days of the court's state, and of the address's. */
export function placeOf({ order, serving }: StoredOrder, addressState: string | undefined): ServingPlace {
  const states = [order.state, addressState ?? order.state];
  const { caseType } = serving.case;
  return {
    timeZone: zoneOf(addressState ?? order.state),
    isBarred: (day) => states.some((state) => rulesOn(state, day)?.barredWeekdays(caseType).includes(weekdayOf(day))),
  };
}

interface Recorded {
  success: boolean;
  isBadAddress: boolean;
  /** Whether copies were mailed, as the rule of the substitute wants. */
  isMailed: boolean;
  /** For the history and emails. */
  text: string;
}

/** Undefined without an active address. */
export async function recordAttempt(tx: Database, found: LockedJob, now: Date): Promise<Recorded | undefined> {
  const { placed, stored } = found;
  const { job } = stored;
  const active = stored.addresses.find(({ status }) => status === 'active');
  const state = active?.content.state;
  if (!active || state === undefined) return undefined;
  const { timeZone } = placeOf(placed, state);
  const rules = rulesOn(placed.order.state, dayIn(timeZone, now));
  const { caseType } = placed.serving.case;
  const diligent = rules === undefined || isDiligent(localAttempts(stored), rules.diligence(caseType));
  const substitutes = (rules?.substitutes ?? []).filter((rule) => !rule.isAfterDiligence || diligent);
  const wished = wishesIn(job.instructions);
  const number = stored.attempts.length + 1;
  const outcome = outcomeOf({
    ...{ jobId: job.jobId, number, recipient: job.recipient, label: active.content.label, wishes: wished, substitutes },
  });
  const attemptId = randomUUID();
  const position = positionOf(job.jobId, number, active.verification.location, wished);
  const deviceAt = new Date(now.getTime() + (wished.has('clock-skew') ? 11 * 60_000 : 0));
  const photo = wished.has('no-photo')
    ? undefined
    : await storePhoto(tx, found, active.content, { attemptId, position, timeZone, now });
  const facts = {
    ...{ attemptId, number, addressId: active.addressId, at: now.toISOString(), timeZone },
    ...outcome,
    ...position,
    ...(position.location && { gpsAt: now.toISOString() }),
    deviceAt: deviceAt.toISOString(),
  };
  const before = await lastPosition(tx, found, position.location, wished, now);
  const findings = findingsOf({
    attempt: { ...facts, photos: photo ? [photo] : [] },
    ...{ label: active.content.label, courtState: placed.order.state, addressState: state, caseType },
    ...{ isDiligent: diligent, before },
  });
  const content = { ...facts, findings } satisfies Omit<ServingAttempt, 'photos'>;
  await tx.insert(servingAttempts).values({ attemptId, jobId: job.jobId, number, at: now, content });
  return {
    success: outcome.success,
    isBadAddress: outcome.serveType === 'bad-address',
    isMailed: isMailed(outcome.serveType, substitutes),
    text: textOf(outcome, recipientName(job.recipient)),
  };
}

function isMailed(serveType: ServingAttempt['serveType'], substitutes: readonly SubstituteRule[]): boolean {
  return substitutes.some(({ manner, isMailed: mails }) => manner === serveType && mails);
}

const manners: Readonly<Partial<Record<ServingAttempt['serveType'], string>>> = {
  personal: 'in person',
  'substitute-abode': 'at the home, by leaving the papers with',
  'substitute-business': 'at work, by leaving the papers with',
  'registered-agent': 'through the registered agent,',
  corporation: 'through',
  government: 'through',
};

function textOf({ success, serveType, servedPerson, note }: ReturnType<typeof outcomeOf>, name: string): string {
  if (!success) return note;
  const by = serveType === 'personal' || !servedPerson ? '' : ` ${servedPerson.name}`;
  return `${name} was served ${manners[serveType] ?? ''}${by}. ${note}`;
}

/** Where the device was: a few meters from the address, unless a wish says otherwise. */
function positionOf(
  jobId: string,
  number: number,
  address: Location | undefined,
  wished: ReadonlySet<Wish>,
): Pick<ServingAttempt, 'location' | 'accuracyMeters' | 'distanceMeters' | 'noGpsReason'> {
  if (wished.has('no-gps')) return { noGpsReason: 'no signal inside the building' };
  if (!address) return { noGpsReason: 'the address has no known position' };
  const meters = wished.has('far-gps') ? 640 : 4 + 20 * chanceOf(jobId, `distance ${number}`);
  const angle = 2 * Math.PI * chanceOf(jobId, `direction ${number}`);
  const degrees = meters / 111_320;
  const location = {
    lat: address.lat + degrees * Math.cos(angle),
    lng: address.lng + (degrees * Math.sin(angle)) / Math.cos((address.lat * Math.PI) / 180),
  };
  const accuracyMeters = Math.round(5 + 10 * chanceOf(jobId, `accuracy ${number}`));
  return { location, accuracyMeters, distanceMeters: Math.round(metersBetween(location, address)) };
}

/** Where the same server was last, within a day, for another recipient. */
async function lastPosition(
  tx: Database,
  { stored: { job } }: LockedJob,
  here: Location | undefined,
  wished: ReadonlySet<Wish>,
  now: Date,
): Promise<{ at: string; location: Location } | undefined> {
  if (here && wished.has('impossible-travel'))
    return { at: new Date(now.getTime() - 600_000).toISOString(), location: { ...here, lat: here.lat + 1 } };
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

interface Taken {
  attemptId: string;
  position: Pick<ServingAttempt, 'location'>;
  timeZone: string;
  now: Date;
}

async function storePhoto(
  tx: Database,
  { placed: { order }, stored: { job } }: LockedJob,
  address: AddressToServe,
  { attemptId, position, timeZone, now }: Taken,
): Promise<Pick<AttemptPhoto, 'takenAt'>> {
  const [, houseNumber = '', street = address.street] = /^(\S*\d\S*)\s+(.*)$/.exec(address.street.trim()) ?? [];
  const content = drawPhoto({ houseNumber, street, takenAt: now, timeZone, location: position.location });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const photoId = randomUUID();
  await tx.insert(files).values({
    ...{
      fileId: photoId,
      clientId: order.clientId,
      userId: order.userId,
      fileName: `attempt-${attemptId}.jpg`,
      content,
    },
    ...{ contentType: 'image/jpeg', sizeBytes: content.byteLength, pageCount: null, sha256, uploadedAt: now },
  });
  await tx.insert(servingPhotos).values({ photoId, jobId: job.jobId, attemptId, kind: 'door', takenAt: now, sha256 });
  await addCustody(tx, {
    ...{ orderId: order.orderId, fileId: photoId, jobId: job.jobId, at: now, actor: job.server?.name ?? 'Server' },
    ...{ title: `Photo for ${recipientName(job.recipient)}`, event: 'photographed', documentSha256: sha256 },
  });
  return { takenAt: now.toISOString() };
}
