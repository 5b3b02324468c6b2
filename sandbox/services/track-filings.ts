/** Cases that a firm opens or files into join its list of court cases. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { courtCases } from '../db/schema/court-cases.ts';
import type { orders } from '../db/schema/orders.ts';
import { trackedCases } from '../db/schema/tracked-cases.ts';
import { factsOf, providerIn } from '../providers/facts.ts';
import { dayIn } from './firm-time-zone.ts';
import { capabilityOf } from './state-capabilities.ts';
import { type CaseToTrack, trackCase } from './tracked-cases.ts';

/** Courts may seal an eviction. */
export const isEviction = (caseType: string): boolean => /eviction|unlawful detainer/i.test(caseType);

/** A case that the court opened for a firm, as its list has it. */
export function openedCase(opened: typeof courtCases.$inferInsert): CaseToTrack {
  const { apiType, takesFilings } = factsOf(opened.provider);
  const caseType = opened.caseTypeName ?? '';
  return {
    clientId: opened.clientId,
    state: opened.state,
    apiType,
    caseTrackingId: opened.caseTrackingId,
    courtLocationCode: opened.courtCode,
    courtName: opened.courtName,
    caseNumber: opened.caseNumber,
    caseTitle: opened.caseTitle,
    caseCategory: opened.caseCategoryName || null,
    caseType: caseType || null,
    judge: opened.judge ?? null,
    status: opened.status ?? 'Open',
    filedDate: dayIn(capabilityOf(opened.state).timeZone, opened.filedAt),
    isPhysical: !takesFilings,
    isUnlawfulDetainer: isEviction(caseType),
    clientReference: opened.clientReference ?? '',
  };
}

/** Lists a case that the court opened. */
export async function trackOpenedCase(tx: Database, now: Date, opened: typeof courtCases.$inferInsert): Promise<void> {
  await trackCase(tx, now, openedCase(opened));
}

/** Lists the case of a filing into an existing case. A listed case keeps its matter. */
export async function trackFiledCase(tx: Database, now: Date, order: typeof orders.$inferSelect): Promise<void> {
  const { clientId, state, caseNumber, courtCode, courtName } = order;
  if (!caseNumber || courtCode === null) return;
  const { apiType, takesFilings } = factsOf(order.provider ?? providerIn(state).id);
  const tracked = await trackCase(tx, now, {
    clientId,
    state,
    apiType,
    caseTrackingId: order.caseTrackingId ?? undefined,
    courtLocationCode: courtCode,
    courtName: courtName ?? courtCode,
    caseNumber,
    caseTitle: order.caseTitle,
    isPhysical: !takesFilings,
  });
  if (tracked.clientReference !== '' || order.clientReference === '') return;
  const { clientReference } = order;
  await tx
    .update(trackedCases)
    .set({ clientReference })
    .where(and(eq(trackedCases.id, tracked.id), eq(trackedCases.clientId, clientId)));
}
