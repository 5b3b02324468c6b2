/** A summary of the case's parties. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import type { EnteredExistingCase, FilingContent } from '../../db/schema/filing-content.ts';
import type { OrderParty } from '../../generated/filing/schemas.ts';
import type { CourtRecords } from '../../providers/provider.ts';
import { isExistingCase, partyName } from './filing-content.ts';
import type { OrderRecord } from './order-store.ts';

/** The case's existing parties, then those entered. `records`: of the order's courts. */
export async function readOrderParties(
  db: Database,
  order: OrderRecord,
  content: FilingContent,
  records: CourtRecords,
): Promise<OrderParty[]> {
  const typeNames = await records.partyTypeNames(db, order.state, content);
  const attorneyNames = await readAttorneyNames(
    db,
    order.clientId,
    content.parties.flatMap(({ attorneyIds }) => attorneyIds),
  );
  const entered = content.parties.map((party) => ({
    partyId: party.id,
    name: partyName(party),
    kind: party.kind,
    partyTypeCode: party.partyTypeCode,
    partyTypeName: typeNames.get(party.partyTypeCode ?? '') ?? '',
    isFilingParty: party.isFilingParty,
    attorneys: party.attorneyIds.flatMap((id) => attorneyNames.get(id) ?? []),
    ...(party.person && { person: party.person }),
    ...(party.address && { address: party.address }),
  }));
  return isExistingCase(content) ? [...(await readCaseParties(db, order, content, records)), ...entered] : entered;
}

async function readCaseParties(
  db: Database,
  order: OrderRecord,
  content: EnteredExistingCase,
  records: CourtRecords,
): Promise<OrderParty[]> {
  const found = await records.courtCase(db, order, content);
  return (found?.parties ?? []).map((party) => ({
    partyId: party.casePartyId,
    name: party.name,
    kind: party.kind,
    partyTypeCode: party.roleCode,
    partyTypeName: party.roleName,
    isFilingParty: content.filingPartyIds.includes(party.casePartyId),
    attorneys: party.attorneys,
  }));
}

/** The names of a firm's attorneys, by ID. */
export async function readAttorneyNames(
  db: Database,
  clientId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.clientId, clientId), inArray(attorneys.attorneyId, [...new Set(ids)])));
  return new Map(
    rows.map((row) => [row.attorneyId, [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' ')]),
  );
}
