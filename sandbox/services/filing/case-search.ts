/** Searches the records of a state's courts, in every e-filing system, for cases. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { plain, plainText } from '../../db/plain-text.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { flCases, flCaseTypes, flCourts } from '../../db/schema/florida.ts';
import { multisourceCases, multisourceCourts } from '../../db/schema/multisource.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { CaseSearchRequest, CaseSearchResult, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { facts as portal } from '../../providers/granicus/facts.ts';
import { dayIn } from '../firm-time-zone.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { findCourt, requireTylerCourt } from './codes/court.ts';
import { readCourts } from './multisource-store.ts';
import { requireSignIn } from './require-filing-login.ts';

/** The most cases that courts list for a search. */
const mostListed = 200;

/** Shown instead of a confidential case's title. */
const hiddenTitle = 'CONFIDENTIAL';

export const caseSearch = {
  searchTylerCases: async ({ db, session, params: { state }, query }) => {
    await requireTylerCourt(db, state, query.CourtCode);
    const search: Criteria = {
      state,
      caseSearchType: query.CaseSearchType,
      courtId: query.CourtCode,
      caseNumber: query.CaseNumber,
      businessName: query.BusinessName,
      firstName: query.FirstName,
      middleName: query.MiddleName,
      lastName: query.LastName,
    };
    requireCriteria(search);
    const found = [...(await findOpened(db, session, search)), ...(await findRecorded(db, search))];
    return found.toSorted(latestFirst).slice(0, mostListed);
  },

  searchCourtCases: async ({ db, clock, session, body }) => {
    const { state, page, pageSize } = body;
    requireCriteria(body);
    await requireSignIn({ db, clock }, session, state);
    if (body.courtId !== undefined && !(await hasCourt(db, state, body.courtId)))
      throw refusal('unknown-court', { courtId: `${capabilityOf(state).name} has no court with this code.` });
    const found = [
      ...(await findOpened(db, session, body)),
      ...(await findRecorded(db, body)),
      ...(await findInFlorida(db, body)),
    ]
      .filter(({ apiType }) => body.apiType === undefined || apiType === body.apiType)
      .toSorted(latestFirst);
    if (found.length > mostListed) {
      const detail = `More than ${mostListed} cases match. Choose a court or enter more of the name.`;
      throw problem(422, { code: 'too-many-matches', detail });
    }
    const start = (page - 1) * pageSize;
    return { items: found.slice(start, start + pageSize), totalCount: found.length, page, pageSize };
  },
} satisfies Handlers<Operations>;

type Criteria = Pick<
  CaseSearchRequest,
  'state' | 'caseSearchType' | 'courtId' | 'caseNumber' | 'businessName' | 'firstName' | 'middleName' | 'lastName'
>;

const criteria = {
  CaseNumber: { name: 'caseNumber', message: 'Enter the case number.' },
  BusinessName: { name: 'businessName', message: 'Enter the name of the business.' },
  PersonName: { name: 'lastName', message: 'Enter the last name.' },
} as const;

/** @throws ProblemError 422 without what the kind of search needs. */
function requireCriteria(search: Criteria): void {
  const { name, message } = criteria[search.caseSearchType];
  const value = search[name]?.trim() ?? '';
  const isEmpty = search.caseSearchType === 'CaseNumber' ? bare(value) === '' : value === '';
  if (isEmpty) throw refusal('search-incomplete', { [name]: message });
}

function refusal(code: string, messages: Readonly<Record<string, string>>) {
  const errors = Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, [message]]));
  return problem(422, { code, detail: Object.values(messages).join(' '), errors });
}

/** Tells whether a court of the state, in any of its systems, has this code. */
export async function hasCourt(db: Database, state: StateCode, courtId: string): Promise<boolean> {
  if (await findCourt(db, state, courtId)) return true;
  if (!usesPortal(state)) return false;
  const [inPortal] = await db.select().from(flCourts).where(eq(flCourts.courtId, courtId));
  return inPortal !== undefined;
}

const usesPortal = (state: StateCode) => portal.states.some((served) => served === state);

/** Numbers are compared without punctuation and in any case. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

interface Columns {
  caseNumber: AnyPgColumn;
  parties: AnyPgColumn;
}

/** Tells what a search asks of a case's number or parties. Names match from their beginning, in any case. */
function matches(search: Criteria, { caseNumber, parties }: Columns): SQL {
  const { caseSearchType, businessName = '', firstName = '', middleName = '', lastName = '' } = search;
  const begins = (value: SQL, text: string) =>
    sql`starts_with(${plain(sql`coalesce(${value}, '')`)}, ${plainText(text.trim())})`;
  switch (caseSearchType) {
    case 'CaseNumber':
      return sql`regexp_replace(lower(${caseNumber}), '[^a-z0-9]', '', 'g') = ${bare(search.caseNumber ?? '')}`;
    case 'BusinessName':
      return sql`exists (select from jsonb_array_elements(${parties}) party
        where party->>'kind' = 'organization' and ${begins(sql`party->>'name'`, businessName)})`;
    case 'PersonName':
      return sql`exists (select from jsonb_array_elements(${parties}) party
        where party->>'kind' = 'person'
          and ${begins(sql`coalesce(party->'person'->>'lastName', regexp_replace(party->>'name', '^.* ', ''))`, lastName)}
          and ${begins(sql`coalesce(party->'person'->>'firstName', party->>'name')`, firstName)}
          and ${begins(sql`coalesce(party->'person'->>'middleName', '')`, middleName)})`;
  }
}

/** Cases that the firm opened or filed into. */
async function findOpened(db: Database, { clientId }: Session, search: Criteria): Promise<CaseSearchResult[]> {
  const { state, courtId } = search;
  const rows = await db
    .select()
    .from(courtCases)
    .where(
      and(
        eq(courtCases.clientId, clientId),
        eq(courtCases.state, state),
        courtId === undefined ? undefined : eq(courtCases.courtCode, courtId),
        matches(search, courtCases),
      ),
    )
    .limit(mostListed + 1);
  return rows.map((row) => ({
    ...shared(state, row),
    caseTrackingId: row.caseTrackingId,
    apiType: factsOf(row.provider).apiType,
    court: { code: row.courtCode, name: row.courtName },
    isConfidential: false,
  }));
}

/** Cases in the records of courts in several systems. Confidential ones are found by number alone. */
async function findRecorded(db: Database, search: Criteria): Promise<CaseSearchResult[]> {
  const { state, courtId, caseSearchType } = search;
  const rows = await db
    .select({ found: multisourceCases, provider: multisourceCourts.provider })
    .from(multisourceCases)
    .innerJoin(
      multisourceCourts,
      and(
        eq(multisourceCourts.state, multisourceCases.state),
        eq(multisourceCourts.courtId, multisourceCases.courtCode),
      ),
    )
    .where(
      and(
        eq(multisourceCases.state, state),
        courtId === undefined ? undefined : eq(multisourceCases.courtCode, courtId),
        caseSearchType === 'CaseNumber' ? undefined : eq(multisourceCases.isConfidential, false),
        matches(search, multisourceCases),
      ),
    )
    .limit(mostListed + 1);
  const names = new Map((await readCourts(db, state)).map(({ courtId: code, name }) => [code, name]));
  return rows.map(({ found, provider }) => {
    const court = { code: found.courtCode, name: names.get(found.courtCode) ?? found.courtCode };
    const identity = { caseTrackingId: found.caseTrackingId, apiType: factsOf(provider).apiType, court };
    return found.isConfidential
      ? { ...identity, caseDocketId: found.caseNumber, caseTitle: hiddenTitle, isConfidential: true }
      : { ...identity, ...shared(state, found), isConfidential: false };
  });
}

interface ShownCase {
  caseNumber: string;
  caseTitle: string;
  caseCategoryCode: string;
  caseCategoryName: string;
  caseTypeCode: string;
  caseTypeName: string;
  judge: string | null;
  status: string;
  filedAt: Date;
}

function shared(state: StateCode, row: ShownCase) {
  return {
    caseDocketId: row.caseNumber,
    caseTitle: row.caseTitle,
    category: row.caseCategoryCode ? { code: row.caseCategoryCode, name: row.caseCategoryName } : undefined,
    type: row.caseTypeCode ? { code: row.caseTypeCode, name: row.caseTypeName } : undefined,
    judge: row.judge ?? undefined,
    status: row.status,
    filedDate: dayIn(capabilityOf(state).timeZone, row.filedAt),
  };
}

/** Cases in the records of Florida's clerks, by uniform case number; confidential ones are not found. */
async function findInFlorida(db: Database, search: Criteria): Promise<CaseSearchResult[]> {
  const { state, courtId } = search;
  if (!usesPortal(state)) return [];
  const rows = await db
    .select({ found: flCases, courtName: flCourts.name, typeName: flCaseTypes.name })
    .from(flCases)
    .innerJoin(flCourts, eq(flCourts.courtId, flCases.courtId))
    .leftJoin(flCaseTypes, eq(flCaseTypes.caseTypeId, flCases.caseTypeId))
    .where(
      and(
        eq(flCases.isConfidential, false),
        courtId === undefined ? undefined : eq(flCases.courtId, courtId),
        matches(search, { caseNumber: flCases.ucn, parties: flCases.parties }),
      ),
    )
    .limit(mostListed + 1);
  return rows.map(({ found, courtName, typeName }) => ({
    caseTrackingId: found.ucn,
    caseDocketId: found.ucn,
    caseTitle: found.caseTitle,
    apiType: portal.apiType,
    court: { code: found.courtId, name: courtName },
    type: found.caseTypeId && typeName ? { code: found.caseTypeId, name: typeName } : undefined,
    judge: found.judge ?? undefined,
    status: found.status,
    filedDate: found.filedDate,
    isConfidential: false,
  }));
}

function latestFirst(one: CaseSearchResult, other: CaseSearchResult): number {
  const [first = '', second = ''] = [one.filedDate, other.filedDate];
  if (first !== second) return first < second ? 1 : -1;
  return one.caseDocketId < other.caseDocketId ? -1 : 1;
}
