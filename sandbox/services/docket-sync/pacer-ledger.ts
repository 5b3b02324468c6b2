/** What a firm spends at PACER, and the limits that stop it (dockets, section 5). */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { pacerLimits, pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { clients } from '../../db/schema/platform.ts';
import type { PacerReceipt } from '../../generated/docket-sync/schemas.ts';
import { problem } from '../../http/problem.ts';
import { firstOfMonth, instantAt } from '../billing/rules/days.ts';
import { toDollars } from '../filing/money.ts';
import { dayIn } from '../firm-time-zone.ts';

export type Purchase = typeof pacerPurchases.$inferSelect;

/** A purchase to make. */
export interface ToBuy {
  clientId: number;
  userId: number;
  userName: string;
  kind: Purchase['kind'];
  providerCaseId?: string | undefined;
  documentKey?: string | undefined;
  description: string;
  pages: number;
  amountCents: number;
  clientCode?: string | undefined;
  key?: string | undefined;
}

/** Limits of a firm that set none, in cents. */
const usualLimits = { firmMonthCents: 10_000, caseMonthCents: null, unaskedCents: 1_000 };

export async function readLimits(
  db: Database,
  clientId: number,
): Promise<Omit<typeof pacerLimits.$inferSelect, 'clientId'>> {
  const [limits] = await db.select().from(pacerLimits).where(eq(pacerLimits.clientId, clientId));
  return limits ?? usualLimits;
}

/** Tells what a firm has spent since the first of its month, altogether or in a case. */
async function spentSince(db: Database, clientId: number, since: Date, providerCaseId?: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql`coalesce(sum(${pacerPurchases.amountCents}), 0)`.mapWith(Number) })
    .from(pacerPurchases)
    .where(
      and(
        eq(pacerPurchases.clientId, clientId),
        gte(pacerPurchases.purchasedAt, since),
        providerCaseId === undefined ? undefined : eq(pacerPurchases.providerCaseId, providerCaseId),
      ),
    );
  return sum?.cents ?? 0;
}

/** The firm's month so far: purchases of others wait until `tx` ends, so that none passes a limit unseen. */
async function lockFirm(tx: Database, clientId: number, now: Date): Promise<Date> {
  const [firm] = await tx
    .select({ timeZone: clients.timeZone })
    .from(clients)
    .where(eq(clients.clientId, clientId))
    .for('update');
  const timeZone = firm?.timeZone ?? 'America/Chicago';
  return instantAt(firstOfMonth(dayIn(timeZone, now)), 0, timeZone);
}

/**
 * Reserves and spends, in the caller's transaction. Bought with the same key before: the same purchases, not new ones.
 * @throws ProblemError 402 `pacer-limit-reached`; nothing is bought.
 */
export async function buy(tx: Database, wanted: readonly ToBuy[], now: Date): Promise<Purchase[]> {
  const [first] = wanted;
  if (!first) return [];
  const { clientId, key } = first;
  const monthStart = await lockFirm(tx, clientId, now);
  if (key !== undefined) {
    const before = await tx
      .select()
      .from(pacerPurchases)
      .where(and(eq(pacerPurchases.clientId, clientId), eq(pacerPurchases.key, key)));
    if (before.length > 0) return before;
  }
  const asked = wanted.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const limits = await readLimits(tx, clientId);
  await requireWithin('firm-month', limits.firmMonthCents, await spentSince(tx, clientId, monthStart), asked);
  for (const caseId of new Set(wanted.flatMap(({ providerCaseId }) => providerCaseId ?? []))) {
    const inCase = wanted
      .filter(({ providerCaseId }) => providerCaseId === caseId)
      .reduce((cents, { amountCents }) => cents + amountCents, 0);
    await requireWithin(
      'case-month',
      limits.caseMonthCents,
      await spentSince(tx, clientId, monthStart, caseId),
      inCase,
    );
  }
  return tx
    .insert(pacerPurchases)
    .values(wanted.map((each) => ({ ...each, purchasedAt: now })))
    .returning();
}

function requireWithin(
  limitKind: 'firm-month' | 'case-month',
  limit: number | null,
  spent: number,
  asked: number,
): void {
  if (limit === null || asked === 0 || spent + asked <= limit) return;
  const whose = limitKind === 'firm-month' ? 'your firm’s PACER limit' : 'the PACER limit of a case';
  throw problem(402, {
    code: 'pacer-limit-reached',
    detail: `This would pass ${whose} of $${toDollars(limit).toFixed(2)} per month. Nothing was bought.`,
    limitKind,
    limit: toDollars(limit),
    spent: toDollars(spent),
    asked: toDollars(asked),
  });
}

export function toReceipt({
  pages,
  amountCents,
  clientCode,
}: Pick<Purchase, 'pages' | 'amountCents' | 'clientCode'>): PacerReceipt {
  return { billablePages: pages, amount: toDollars(amountCents), ...(clientCode ? { clientCode } : {}) };
}
