/** What a Florida clerk's decision does: dockets, or puts into the correction queue (filing variants, section 5). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import { filings } from '../../db/schema/filings.ts';
import { flCases, flCourts, flServiceList } from '../../db/schema/florida.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import type { FilingCaseParty } from '../../generated/filing/schemas.ts';
import { abandoned, abandonedText, findCorrection } from '../../services/filing/corrections.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import { lockFiling, recordProgress } from '../../services/filing/filing-progress.ts';
import { readOrderParties } from '../../services/filing/order-parties.ts';
import type { OrderRecord } from '../../services/filing/order-store.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { trackOpenedCase } from '../../services/track-filings.ts';
import { type Step, schedule } from '../../simulators/due-work.ts';
import { stampDocuments } from '../../simulators/stamp-documents.ts';
import { nextSerial } from '../open-case.ts';
import type { Clerk, DecidedFiling } from '../provider.ts';
import { confirmAccount, followLink } from './accounts.ts';
import { caseExtra } from './codec.ts';
import { correctBy } from './correct-by.ts';
import { facts } from './facts.ts';
import { courtHolidays, policyOf } from './policy.ts';
import { records } from './records.ts';
import { readFlRules } from './tables.ts';
import { formatUcn } from './ucn.ts';

/** The step that abandons a filing no one corrected. */
export const abandon = `${facts.id}.abandon`;
export const portal = 'Florida portal';
/** Tells when a filing is abandoned that could be corrected until `limit`. */
export const abandonsAt = (limit: Date): Date => new Date(limit.getTime() + 1000);

export const clerk: Clerk = {
  decide: () => ({ decision: 'accept' }),
  policy: (now) => policyOf({ courtId: '', timeZone: '' }, now),

  afterDecision: async (tx, decided) => {
    const court = await findCourt(tx, decided.order);
    if (decided.decision === 'accept') await docket(tx, decided, court);
    if (decided.decision === 'return') await queue(tx, decided, court.timeZone);
  },

  steps: new Map<string, Step>([
    [abandon, (tx, { filingId }, now) => abandonFiling(tx, filingId, now)],
    [confirmAccount, followLink],
  ]),
};

type FlCourtRow = typeof flCourts.$inferSelect;

async function findCourt(tx: Database, { courtCode }: OrderRecord): Promise<FlCourtRow> {
  const [court] = await tx
    .select()
    .from(flCourts)
    .where(eq(flCourts.courtId, courtCode ?? ''));
  if (!court) throw new Error(`The portal has no court ${courtCode}.`);
  return court;
}

async function docket(
  tx: Database,
  { order, filing, receivedAt, decidedAt }: DecidedFiling,
  court: FlCourtRow,
): Promise<void> {
  const caseNumber = await openCase(tx, order, court, receivedAt);
  if (caseNumber !== null) {
    await listDefaultRecipients(tx, order.clientId, caseNumber);
    await takeOffList(tx, order, caseNumber);
  }
  const { timeZone } = court;
  await stampDocuments(tx, {
    order: { ...order, caseNumber },
    filing,
    filedAt: receivedAt,
    stampedAt: decidedAt,
    timeZone,
  });
}

/** Gives a new case its uniform case number, once. Returns the order's case number. */
async function openCase(tx: Database, order: OrderRecord, court: FlCourtRow, filedAt: Date): Promise<string | null> {
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, order.orderId));
  if (order.caseNumber !== null || !envelope || isExistingCase(envelope.content)) return order.caseNumber;
  const { content } = envelope;
  const { courtId, countyNumber, usualSuffix, timeZone } = court;
  const rules = await readFlRules(tx, content);
  const { caseType, division } = rules ?? {};
  if (!caseType || !division) throw new Error(`Order ${order.orderId} opens a case of no type.`);
  const filedDate = dayIn(timeZone, filedAt);
  const year = Number(filedDate.slice(0, 4));
  const { courtType } = caseType;
  const sequence = await nextSerial(tx, order.state, `${courtId}:${courtType}`, year);
  const ucn = formatUcn({ county: countyNumber, year, courtType, sequence, suffix: usualSuffix });
  const entered = await readOrderParties(tx, order, content, records);
  const parties = entered.map(
    (party, index): FilingCaseParty => ({
      casePartyId: party.partyId ?? `${ucn}-${index + 1}`,
      kind: party.kind,
      name: party.name,
      person: content.parties.find(({ id }) => id === party.partyId)?.person,
      roleCode: party.partyTypeCode ?? '',
      roleName: party.partyTypeName,
      attorneys: party.attorneys,
    }),
  );
  const judge = rules?.judge?.name ?? null;
  const { caseTitle } = order;
  await tx.insert(flCases).values({
    ucn,
    courtId,
    divisionId: division.divisionId,
    courtType,
    year,
    sequence,
    caseTypeId: caseType.caseTypeId,
    caseTitle,
    judge,
    filedDate,
    parties: parties.map(({ casePartyId, kind, name, roleName }) => ({ casePartyId, kind, name, roleName })),
  });
  const opened: typeof courtCases.$inferInsert = {
    caseTrackingId: ucn,
    clientId: order.clientId,
    state: order.state,
    provider: facts.id,
    courtCode: courtId,
    courtName: court.name,
    caseNumber: ucn,
    caseTitle,
    caseCategoryCode: division.divisionId,
    caseCategoryName: division.name,
    caseTypeCode: caseType.caseTypeId,
    caseTypeName: caseType.name,
    judge,
    clientReference: order.clientReference,
    filedAt,
    parties,
  };
  await tx.insert(courtCases).values(opened);
  await trackOpenedCase(tx, filedAt, opened);
  await tx.update(orders).set({ caseNumber: ucn, caseTrackingId: ucn }).where(eq(orders.orderId, order.orderId));
  return ucn;
}

/** The portal puts a firm's attorneys on the list of every case that the firm files into. */
async function listDefaultRecipients(tx: Database, clientId: number, ucn: string): Promise<void> {
  const rows = await tx
    .select({ attorney: attorneys, firmName: clients.name })
    .from(attorneys)
    .innerJoin(clients, eq(clients.clientId, attorneys.clientId))
    .where(and(eq(attorneys.clientId, clientId), eq(attorneys.state, facts.states[0])));
  const listed = rows.flatMap(({ attorney, firmName }) => {
    const { attorneyId, firstName, lastName, email, barNumber } = attorney;
    if (email === null) return [];
    return [{ ucn, recipientId: attorneyId, name: `${firstName} ${lastName}`, firmName, email, barNumber, clientId }];
  });
  if (listed.length > 0) await tx.insert(flServiceList).values(listed).onConflictDoNothing();
}

/** Takes people off a case's list, as the filing asks; the firm put them there. */
async function takeOffList(tx: Database, { orderId, clientId }: OrderRecord, ucn: string): Promise<void> {
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, orderId));
  const ids = envelope ? (caseExtra(envelope.content).removedRecipientIds ?? []) : [];
  if (ids.length === 0) return;
  await tx
    .delete(flServiceList)
    .where(
      and(eq(flServiceList.ucn, ucn), eq(flServiceList.clientId, clientId), inArray(flServiceList.recipientId, ids)),
    );
}

/** The firm corrects the filing in time, or the portal abandons it. */
async function queue(tx: Database, { filing, decidedAt }: DecidedFiling, timeZone: string): Promise<void> {
  const limit = correctBy(decidedAt, { timeZone, holidays: courtHolidays });
  await tx.update(filings).set({ correctBy: limit }).where(eq(filings.filingId, filing.filingId));
  await schedule(tx, abandonsAt(limit), abandon, { filingId: filing.filingId });
}

async function abandonFiling(tx: Database, filingId: unknown, at: Date): Promise<void> {
  const found = typeof filingId === 'string' ? await lockFiling(tx, filingId) : undefined;
  if (found?.filing.status !== 'returned' || !found.filing.correctBy) return;
  const correction = await findCorrection(tx, found.order.orderId);
  if (correction && correction.status !== 'draft') return;
  const { timeZone } = await findCourt(tx, found.order);
  const rejectReasonText = abandonedText(found.filing.correctBy, timeZone);
  const columns = { rejectReasonCode: abandoned, rejectReasonText };
  await recordProgress(tx, found.filing, { status: 'rejected', at, actor: portal, comment: rejectReasonText, columns });
}
