/** Finds cases in the Florida clerks' records. */
import { and, asc, eq } from 'drizzle-orm';
import { flCases, flCaseTypes, flCourts } from '../../db/schema/florida.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';

/** What a case number needs, by query parameter. */
const numberParts = {
  Court: 'Choose the court.',
  CourtType: 'Enter the two letters of the case number.',
  CaseYear: 'Enter the year of the case number.',
  CaseNumberSequence: 'Enter the number after the letters.',
} as const;

export const floridaCases = {
  findFlCases: async ({ db, query }) => {
    const citation = query.TrafficCitationNumber;
    const missing = Object.entries(numberParts).filter(([name]) => !(name in query));
    if (citation === undefined && missing.length > 0) {
      const errors = Object.fromEntries(missing.map(([name, message]) => [`query.${name}`, [message]]));
      const detail = 'Enter the whole case number, or a traffic citation number.';
      throw problem(422, { code: 'case-number-incomplete', detail, errors });
    }
    const { Court = '', CourtType = '', CaseYear = 0, CaseNumberSequence = '', Division } = query;
    const rows = await db
      .select({ found: flCases, court: flCourts, caseType: flCaseTypes })
      .from(flCases)
      .innerJoin(flCourts, eq(flCourts.courtId, flCases.courtId))
      .leftJoin(flCaseTypes, eq(flCaseTypes.caseTypeId, flCases.caseTypeId))
      .where(
        and(
          eq(flCases.isConfidential, false),
          citation === undefined
            ? and(
                eq(flCases.courtId, Court),
                eq(flCases.courtType, CourtType),
                eq(flCases.year, CaseYear),
                eq(flCases.sequence, Number(CaseNumberSequence)),
              )
            : eq(flCases.trafficCitationNumber, citation),
          Division === undefined ? undefined : eq(flCases.divisionId, Division),
        ),
      )
      .orderBy(asc(flCases.ucn));
    return rows.map(({ found, court, caseType }) => ({
      ucn: found.ucn,
      caseTitle: found.caseTitle,
      court: { code: court.courtId, name: court.name },
      division: {
        code: found.divisionId,
        name: court.divisions.find(({ divisionId }) => divisionId === found.divisionId)?.name ?? found.divisionId,
      },
      courtType: found.courtType,
      caseType: caseType ? { code: caseType.caseTypeId, name: caseType.name } : undefined,
      trafficCitationNumber: found.trafficCitationNumber ?? undefined,
      judge: found.judge ?? undefined,
      status: found.status,
      filedDate: found.filedDate,
      isFilingAllowed: found.isFilingAllowed,
      parties: found.parties,
    }));
  },
} satisfies Handlers<Operations>;
