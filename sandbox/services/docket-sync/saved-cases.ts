/** Saves cases on a firm's list of court cases (dockets, section 1). */

import type { Database } from '../../db/connection.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { CaseUpsert, DocketCase } from '../../generated/docket-sync/schemas.ts';
import { StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { hasCourt } from '../filing/case-search.ts';
import { type CaseToTrack, type TrackedCaseRow, trackCase } from '../tracked-cases.ts';

/** The system of courts without e-filing through us. */
const noSystem = 8;

/** The docket providers: whose cases they have. */
const dockets = {
  /** New York's. */
  4: { apiType: noSystem, federal: false, namesCourts: true },
  /** Florida's have the portal's cases, under their own court codes. */
  6: { apiType: 4, federal: false, namesCourts: false },
  7: { apiType: noSystem, federal: true, namesCourts: true },
} as const;

export const savedCases = {
  upsertDocketCase: async ({ db, clock, session: { clientId }, body }) => {
    const toTrack = { clientId, ...(await readUpsert(db, body)) };
    return toDocketCase(await db.transaction((tx) => trackCase(tx, clock.now(), toTrack)));
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 422 `case-incomplete` without what identifies the case, 422 `unknown-court`. */
async function readUpsert(db: Database, body: CaseUpsert): Promise<Omit<CaseToTrack, 'clientId'>> {
  const { providerId: docket, providerCaseId: docketCase, courtId } = body;
  const shared = {
    state: body.state,
    courtName: body.courtName.trim(),
    caseNumber: body.caseNumber.trim(),
    caseTitle: body.caseTitle.trim(),
    caseCategory: body.caseCategory,
    caseType: body.caseType,
    judge: body.judge,
    status: body.status,
    filedDate: body.filedDate,
    isPhysical: body.isPhysical,
    isUnlawfulDetainer: body.isUnlawfulDetainer,
    uniformCaseNumber: body.uniformCaseNumber,
    clientReference: body.clientReference?.trim(),
    retailerReference: body.retailerReference,
    retailerMatterId: body.retailerMatterId,
  };
  const blank = (['courtName', 'caseNumber', 'caseTitle'] as const).filter((name) => shared[name] === '');
  requireAll(Object.fromEntries(blank.map((name) => [name, 'Enter a value.'])));
  if (docket !== undefined || docketCase !== undefined) {
    requireAll({
      ...(docket === undefined && { providerId: 'Name the provider.' }),
      ...(docketCase === undefined && { providerCaseId: 'Name the provider’s case.' }),
      ...(courtId === undefined && { courtId: 'Name the court.' }),
    });
    const { apiType, federal, namesCourts } = dockets[docket ?? 7];
    return {
      ...shared,
      providerId: docket,
      providerCaseId: docketCase,
      courtId,
      courtSystemId: body.courtSystemId,
      federal: body.federal ?? federal,
      apiType,
      courtLocationCode: namesCourts ? courtId : undefined,
    };
  }
  const { apiType, courtLocationCode } = body;
  const state = StateCode.safeParse(body.state).data;
  requireAll({
    ...(state === undefined && { state: 'Choose a state with court cases.' }),
    ...(apiType === undefined && { apiType: 'Name the court’s system.' }),
    ...(apiType !== noSystem && !courtLocationCode?.trim() && { courtLocationCode: 'Choose the court.' }),
  });
  if (courtLocationCode !== undefined && state && !(await hasCourt(db, state, courtLocationCode))) {
    const message = 'The state has no court with this code.';
    throw problem(422, { code: 'unknown-court', detail: message, errors: { courtLocationCode: [message] } });
  }
  return {
    ...shared,
    apiType: apiType ?? noSystem,
    courtLocationCode,
    caseTrackingId: body.caseTrackingId,
    orgName: body.orgName,
    orgUnitName: body.orgUnitName,
  };
}

function requireAll(messages: Readonly<Record<string, string>>): void {
  const missing = Object.entries(messages);
  if (missing.length === 0) return;
  const detail = missing.map(([, message]) => message).join(' ');
  const errors = Object.fromEntries(missing.map(([name, message]) => [name, [message]]));
  throw problem(422, { code: 'case-incomplete', detail, errors });
}

/** A saved case as this backend sends it. */
export function toDocketCase(row: TrackedCaseRow): DocketCase {
  return {
    productCaseId: row.id,
    providerId: row.providerId ?? undefined,
    providerCaseId: row.providerCaseId ?? undefined,
    state: row.state,
    federal: row.federal,
    apiType: row.apiType,
    courtLocationCode: row.courtLocationCode ?? undefined,
    caseTrackingId: row.caseTrackingId ?? undefined,
    isPhysical: row.isPhysical,
    caseNumber: row.caseNumber,
    caseTitle: row.caseTitle,
    caseType: row.caseType ?? undefined,
    courtSystemId: row.courtSystemId ?? undefined,
    courtId: row.courtId ?? undefined,
    courtName: row.courtName,
    judge: row.judge ?? undefined,
    status: row.status ?? undefined,
    filedDate: row.filedDate ?? undefined,
    clientId: row.clientId,
    clientReference: row.clientReference || null,
    isSubscribed: row.docketSyncOrderId !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
