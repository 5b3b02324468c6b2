/** The search behind a skip trace, and the end of what it found. */

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { serviceRequests, skipTraces } from '../db/schema/service-requests.ts';
import { AnyState, type SkipTracePurpose, type SkipTraceResult } from '../generated/serving/schemas.ts';
import { addDays } from '../services/billing/rules/days.ts';
import { dayIn, firmTimeZone } from '../services/firm-time-zone.ts';
import { streets } from '../services/places/address-book.ts';
import type { StoredRequest } from '../services/serving/request-answers.ts';
import { type Step, schedule } from './due-work.ts';

/** Days for which a result is kept (serving supplement, section 9). */
export const keptDays = 90;
const eraseStep = 'skip-trace.erase';

/** Stores what was found, and schedules its end. */
export async function finishTrace(tx: Database, { order, request }: StoredRequest, now: Date) {
  const { orderId } = order;
  const [trace] = await tx.select().from(skipTraces).where(eq(skipTraces.orderId, orderId));
  const today = dayIn(await firmTimeZone(tx, order.clientId), now);
  const result = findPerson({ orderId, answers: request.answers, purposes: trace?.purposes ?? [] }, today);
  const keptUntil = new Date(now.getTime() + keptDays * 86_400_000);
  const isFound = result.addresses.length > 0;
  await tx.update(skipTraces).set({ isFound, result, keptUntil }).where(eq(skipTraces.orderId, orderId));
  await schedule(tx, keptUntil, eraseStep, { orderId });
  const statusText = isFound ? 'Address found' : 'Not found';
  return { statusText, comment: isFound ? 'The search found an address.' : 'The search found no address.' };
}

/** Erases the result, and what identifies the person besides the name. Who searched, why and who read it stays. */
const erase: Step = async (tx, { orderId }) => {
  if (typeof orderId !== 'number') return;
  const [request] = await tx.select().from(serviceRequests).where(eq(serviceRequests.orderId, orderId)).for('update');
  if (!request) return;
  const { ssn: _, dateOfBirth: __, ...answers } = request.answers;
  await tx.update(serviceRequests).set({ answers }).where(eq(serviceRequests.orderId, orderId));
  await tx.update(skipTraces).set({ result: null }).where(eq(skipTraces.orderId, orderId));
};

export const skipTraceSteps: ReadonlyMap<string, Step> = new Map([[eraseStep, erase]]);
export const skipTraceWork = { erase: eraseStep } as const;

interface Search {
  orderId: number;
  answers: Readonly<Record<string, string>>;
  purposes: readonly Pick<SkipTracePurpose, 'law'>[];
}

/**
 * Tells what the demo finds: the same for the same order. A law's records are searched only with a purpose under it.
 */
export function findPerson({ orderId, answers, purposes }: Search, today: string): SkipTraceResult {
  const digest = createHash('sha256').update(`skip trace ${orderId}`).digest();
  const chance = (place: number, below: number) => digest.readUInt16BE(place) % below;
  if (answers.lastName?.toLowerCase() === 'nowhere' || chance(0, 8) === 0) return { addresses: [], phones: [] };
  const allows = (law: SkipTracePurpose['law']) => purposes.some((purpose) => purpose.law === law);
  const sources = [
    ...(allows('DPPA') ? ([['Motor vehicle records', 0.93]] as const) : []),
    ...(allows('GLBA') ? ([['Credit header', 0.88]] as const) : []),
    ['Property records', 0.71] as const,
    ['Voter registration', 0.54] as const,
  ];
  const near = streets.filter(({ city }) => city.state === (answers.lastState ?? 'IL'));
  const known = near.length > 0 ? near : streets;
  const addresses = sources.slice(0, 2 + chance(2, 2)).flatMap(([source, confidence], index) => {
    const street = known[chance(4 + index * 2, known.length)];
    const { data: state } = AnyState.safeParse(street?.city.state);
    if (!street || !state) return [];
    const lastSeen = addDays(today, -(index * 400 + chance(12 + index * 2, 60) + 3));
    return [
      {
        street: `${street.number} ${street.name}`,
        city: street.city.name,
        state,
        zip: street.city.postcode,
        firstSeen: addDays(lastSeen, -(300 + chance(20, 900))),
        lastSeen,
        confidence,
        source,
      },
    ];
  });
  const phones = [
    { number: `(312) 555-01${String(chance(22, 100)).padStart(2, '0')}`, confidence: 0.64, source: 'Phone directory' },
  ];
  const isDeceased = chance(24, 25) === 0;
  return {
    addresses,
    phones,
    ...(isDeceased && {
      deceased: { on: addDays(today, -(40 + chance(26, 700))), source: 'Social Security death index' },
    }),
  };
}
