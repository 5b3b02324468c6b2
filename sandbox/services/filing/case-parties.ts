/** Who is in a case, and who is served there, at any provider's court. */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { flCases } from '../../db/schema/florida.ts';
import { multisourceCases } from '../../db/schema/multisource.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { CaseApiType, CaseParty, FilingCaseParty, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { facts as portal } from '../../providers/granicus/facts.ts';
import { findMultisourceCourt } from './multisource-store.ts';
import { requireSignIn } from './require-filing-login.ts';
import { readCaseContacts } from './service-contacts/case-contacts.ts';
import type { CourtCaseRow } from './submission/filing-facts.ts';

export const caseParties = {
  listCourtCaseParties: async ({ db, clock, session, query }) => {
    const found = await findCase({ db, clock, session }, query);
    return found.parties.map(toCaseParty);
  },

  listCourtCaseServiceContacts: async ({ db, clock, session, query }) => {
    const found = await findCase({ db, clock, session }, query);
    return readCaseContacts({ db, session, state: found.state }, found);
  },
} satisfies Handlers<Operations>;

/** How a query names a case. */
interface CaseInformation {
  'CaseInformation.State': StateCode;
  'CaseInformation.ApiType': CaseApiType;
  'CaseInformation.CourtId': string;
  'CaseInformation.CaseNumber'?: string | undefined;
  'CaseInformation.CaseTrackingId'?: string | undefined;
}

/**
 * The firm's case, or one in the court's own records; its tracking ID takes precedence over its number.
 * @throws ProblemError 400 without either, 403 `case-confidential`, 404, 423 while the person is signed out of the
 * state's provider.
 */
async function findCase(
  { db, clock, session }: { db: Database; clock: Clock; session: Session },
  query: CaseInformation,
): Promise<Pick<CourtCaseRow, 'caseTrackingId' | 'state' | 'parties'>> {
  const state = query['CaseInformation.State'];
  const courtCode = query['CaseInformation.CourtId'];
  const caseTrackingId = query['CaseInformation.CaseTrackingId']?.trim();
  const caseNumber = query['CaseInformation.CaseNumber']?.trim();
  if (!caseTrackingId && !caseNumber) {
    const message = 'A case number is required without a tracking ID.';
    const errors = { 'query.CaseInformation.CaseNumber': [message] };
    throw problem(400, { code: 'invalid-request', detail: message, errors });
  }
  await requireSignIn({ db, clock }, session, state);
  const [found] = await db
    .select()
    .from(courtCases)
    .where(
      and(
        eq(courtCases.clientId, session.clientId),
        eq(courtCases.state, state),
        eq(courtCases.courtCode, courtCode),
        caseTrackingId ? eq(courtCases.caseTrackingId, caseTrackingId) : eq(courtCases.caseNumber, caseNumber ?? ''),
      ),
    );
  const apiType = query['CaseInformation.ApiType'];
  if (found && factsOf(found.provider).apiType === apiType) return found;
  const ofPortal = await findInPortal(db, { state, apiType, courtCode, ucn: caseTrackingId || caseNumber || '' });
  if (ofPortal) return ofPortal;
  const court = await findMultisourceCourt(db, state, courtCode);
  const [recorded] = await db
    .select()
    .from(multisourceCases)
    .where(
      and(
        eq(multisourceCases.state, state),
        eq(multisourceCases.courtCode, courtCode),
        caseTrackingId
          ? eq(multisourceCases.caseTrackingId, caseTrackingId)
          : eq(multisourceCases.caseNumber, caseNumber ?? ''),
      ),
    );
  if (!recorded || !court || factsOf(court.provider).apiType !== apiType) throw notFound('The court has no such case.');
  if (recorded.isConfidential) {
    const detail = 'The case is confidential. The court shows its parties only to filers of record.';
    throw problem(403, { code: 'case-confidential', detail });
  }
  return recorded;
}

interface PortalCase {
  state: StateCode;
  apiType: CaseApiType;
  courtCode: string;
  ucn: string;
}

/** A case in the records of the portal's clerks, by uniform case number. Confidential ones are not found. */
async function findInPortal(db: Database, { state, apiType, courtCode, ucn }: PortalCase) {
  if (apiType !== portal.apiType || !portal.states.some((served) => served === state)) return undefined;
  const [found] = await db
    .select()
    .from(flCases)
    .where(and(eq(flCases.ucn, ucn), eq(flCases.courtId, courtCode), eq(flCases.isConfidential, false)));
  if (!found) return undefined;
  const parties = found.parties.map((party): FilingCaseParty => ({ ...party, roleCode: '', attorneys: [] }));
  return { caseTrackingId: ucn, state, parties };
}

function toCaseParty({ casePartyId, kind, name, person, roleCode, roleName, attorneys }: FilingCaseParty): CaseParty {
  return {
    casePartyId,
    roleCode,
    roleName: roleName || undefined,
    displayName: name,
    person:
      kind === 'person'
        ? { given: person?.firstName ?? '', middle: person?.middleName, surname: person?.lastName ?? name }
        : undefined,
    organization: kind === 'organization' ? name : undefined,
    attorneys: attorneys.length > 0 ? attorneys.map((attorney) => ({ name: attorney })) : undefined,
    isActive: true,
  };
}
