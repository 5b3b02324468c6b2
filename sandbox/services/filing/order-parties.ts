/** A summary of the case's parties. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtCases } from '../../db/schema/court-cases.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { ExistingCaseContent, OrderParty } from '../../generated/filing/schemas.ts';
import { readPartyTypes } from './codes/case-tables.ts';
import { findCourt } from './codes/court.ts';
import { isExistingCase, partyName } from './filing-content.ts';
import type { OrderRecord } from './order-store.ts';

/** The case's existing parties, then those entered. */
export async function readOrderParties(
  db: Database,
  order: OrderRecord,
  content: FilingContent,
): Promise<OrderParty[]> {
  const typeNames = await readPartyTypeNames(db, order, content);
  const attorneyNames = await readAttorneyNames(db, order.clientId, content);
  const entered = content.parties.map((party) => ({
    partyId: party.id,
    name: partyName(party),
    kind: party.kind,
    partyTypeCode: party.partyTypeCode,
    partyTypeName: typeNames.get(party.partyTypeCode ?? '') ?? '',
    isFilingParty: party.isFilingParty,
    attorneys: party.attorneyIds.flatMap((id) => attorneyNames.get(id) ?? []),
  }));
  return isExistingCase(content) ? [...(await readCaseParties(db, order, content)), ...entered] : entered;
}

async function readCaseParties(
  db: Database,
  order: OrderRecord,
  { caseTrackingId, filingPartyIds }: ExistingCaseContent,
): Promise<OrderParty[]> {
  if (caseTrackingId === undefined) return [];
  const [found] = await db
    .select({ parties: courtCases.parties })
    .from(courtCases)
    .where(and(eq(courtCases.caseTrackingId, caseTrackingId), eq(courtCases.clientId, order.clientId)));
  return (found?.parties ?? []).map((party) => ({
    partyId: party.casePartyId,
    name: party.name,
    kind: party.kind,
    partyTypeCode: party.roleCode,
    partyTypeName: party.roleName,
    isFilingParty: filingPartyIds.includes(party.casePartyId),
    attorneys: party.attorneys,
  }));
}

async function readPartyTypeNames(db: Database, order: OrderRecord, content: FilingContent) {
  const isNeeded = content.parties.some(({ partyTypeCode }) => partyTypeCode !== undefined);
  const court = isNeeded && content.courtCode ? await findCourt(db, order.state, content.courtCode) : undefined;
  const rows = court ? await readPartyTypes(db, court, content.caseTypeCode) : [];
  return new Map(rows.map(({ code, name }) => [code, name]));
}

async function readAttorneyNames(db: Database, clientId: number, content: FilingContent) {
  const ids = [...new Set(content.parties.flatMap(({ attorneyIds }) => attorneyIds))];
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.clientId, clientId), inArray(attorneys.attorneyId, ids)));
  return new Map(
    rows.map((row) => [row.attorneyId, [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')]),
  );
}
