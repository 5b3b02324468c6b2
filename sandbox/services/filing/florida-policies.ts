/** The Florida portal's policies: courts, and what their divisions offer. */
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { flCases, flCaseTypes, flCourts, flDocketCodes, flJudicialOfficers } from '../../db/schema/florida.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FlCaseTypeCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { policyOf } from '../../providers/granicus/policy.ts';
import { isProposedOrder } from '../../providers/granicus/tables.ts';
import { toDollars } from './money.ts';
import { countRejectionsIn } from './rejection-reasons.ts';

export const floridaPolicies = {
  listFlCourts: async ({ db, clock }) => {
    const rows = await db.select().from(flCourts).orderBy(asc(flCourts.countyNumber));
    const now = clock.now();
    const countsAt = await countRejectionsIn(db, 'FL', now);
    return rows.map((row) => ({ ...row, policy: { ...policyOf(row, now), ...countsAt(row.courtId) } }));
  },

  listFlCaseTypeCodes: async ({ db, query: { courtId, divisionId } }) => {
    const division = await requireDivision(db, courtId, divisionId);
    if (!division.allowsNewCases) return [];
    const rows = await db
      .select()
      .from(flCaseTypes)
      .where(eq(flCaseTypes.divisionId, divisionId))
      .orderBy(asc(flCaseTypes.name));
    return rows.map(toCaseType);
  },

  getFlCurrentCaseTypeCode: async ({ db, query: { ucn } }) => {
    const [found] = await db
      .select({ caseType: flCaseTypes })
      .from(flCases)
      .innerJoin(flCaseTypes, eq(flCaseTypes.caseTypeId, flCases.caseTypeId))
      .where(and(eq(flCases.ucn, ucn), eq(flCases.isConfidential, false)));
    if (!found) throw notFound('The portal knows no such case, or the clerk recorded no case type.');
    return toCaseType(found.caseType);
  },

  listFlDocketCodes: async ({ db, query: { courtId, divisionId, caseTypeId } }) => {
    await requireDivision(db, courtId, divisionId);
    const { caseTypeId: column } = flDocketCodes;
    const rows = await db
      .select()
      .from(flDocketCodes)
      .where(
        and(
          eq(flDocketCodes.divisionId, divisionId),
          caseTypeId === undefined ? undefined : or(isNull(column), eq(column, caseTypeId)),
        ),
      )
      .orderBy(asc(flDocketCodes.name), asc(flDocketCodes.docketCodeId));
    return rows.map(({ divisionId: _, caseTypeId: __, feeCents, ...row }) => ({
      ...row,
      fee: toDollars(feeCents),
      isProposedOrder: isProposedOrder(row) || undefined,
    }));
  },

  listFlJudicialOfficers: async ({ db, query: { courtId, divisionId } }) => {
    await requireDivision(db, courtId, divisionId);
    const rows = await db
      .select()
      .from(flJudicialOfficers)
      .where(and(eq(flJudicialOfficers.courtId, courtId), eq(flJudicialOfficers.divisionId, divisionId)))
      .orderBy(asc(flJudicialOfficers.name), asc(flJudicialOfficers.judicialOfficerId));
    return rows.map(({ courtId: _, divisionId: __, ...row }) => row);
  },
} satisfies Handlers<Operations>;

function toCaseType({ divisionId: _, filingFeeCents, ...row }: typeof flCaseTypes.$inferSelect): FlCaseTypeCode {
  return { ...row, filingFee: toDollars(filingFeeCents) };
}

/** @throws ProblemError 404 for a division that the court doesn't have. */
async function requireDivision(db: Database, courtId: string, divisionId: string) {
  const [court] = await db.select().from(flCourts).where(eq(flCourts.courtId, courtId));
  const division = court?.divisions.find((each) => each.divisionId === divisionId);
  if (!division) throw notFound(court ? 'The court has no such division.' : 'The portal has no such court.');
  return division;
}
