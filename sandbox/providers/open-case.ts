/** Opens a case when the court accepts the first filing of a new-case envelope. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { caseNumbers, courtCases } from '../db/schema/court-cases.ts';
import { envelopes } from '../db/schema/envelopes.ts';
import type { FilingContent } from '../db/schema/filing-content.ts';
import { orders } from '../db/schema/orders.ts';
import type { CodeName, FilingCaseParty, StateCode } from '../generated/filing/schemas.ts';
import { judgeOfCase } from '../services/filing/court-judges.ts';
import { isExistingCase } from '../services/filing/filing-content.ts';
import { readOrderParties } from '../services/filing/order-parties.ts';
import type { OrderRecord } from '../services/filing/order-store.ts';
import { readCourtRules } from '../services/filing/submission/court-rules.ts';
import { trackOpenedCase } from '../services/track-filings.ts';
import { providerIn } from './facts.ts';
import type { CourtRecords } from './provider.ts';
import { usualRecords } from './usual-records.ts';

/** Case numbers already taken, so that a new case doesn't look like the first. */
const givenBefore = 1750;

/** What a court calls a new case. */
export interface CaseNames {
  category: CodeName | undefined;
  caseType: CodeName | undefined;
  /** The case kind's letters in its number. */
  letters: string;
  timeZone: string;
}

/** How courts name new cases. */
export interface CaseNaming {
  records: CourtRecords;
  namesOf(db: Database, state: StateCode, content: FilingContent): Promise<CaseNames>;
}

/** As courts do whose code tables the sandbox keeps by state. */
export const usualNaming: CaseNaming = {
  records: usualRecords,
  namesOf: async (db, state, content) => {
    const rules = await readCourtRules(db, state, content);
    return {
      category: rules?.category,
      caseType: rules?.caseType,
      letters: lettersOf(rules?.category?.ecfCaseType),
      timeZone: rules?.policy.courtTimeZone ?? 'UTC',
    };
  },
};

/** Opens the case of a new-case order, once. Returns the order's case number, if any. */
export async function openCase(
  tx: Database,
  order: OrderRecord,
  filedAt: Date,
  { records, namesOf }: CaseNaming = usualNaming,
): Promise<string | null> {
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.orderId, order.orderId));
  if (order.caseNumber !== null || !envelope || isExistingCase(envelope.content)) return order.caseNumber;
  const { content, caseId } = envelope;
  const { category, caseType, letters, timeZone } = await namesOf(tx, order.state, content);
  const year = Number(filedAt.toLocaleDateString('en-US', { year: 'numeric', timeZone }));
  const courtCode = order.courtCode ?? '';
  const serial = await nextSerial(tx, order.state, courtCode, year);
  const caseNumber = formatCaseNumber(order.state, year, letters, serial);
  const parties = await readOrderParties(tx, order, content, records);
  const opened: typeof courtCases.$inferInsert = {
    caseTrackingId: caseId,
    clientId: order.clientId,
    state: order.state,
    provider: order.provider ?? providerIn(order.state).id,
    courtCode,
    courtName: order.courtName ?? courtCode,
    caseNumber,
    caseTitle: order.caseTitle,
    caseCategoryCode: category?.code ?? '',
    caseCategoryName: category?.name ?? '',
    caseTypeCode: caseType?.code ?? '',
    caseTypeName: caseType?.name ?? '',
    judge: judgeOfCase(courtCode, caseId),
    clientReference: order.clientReference,
    filedAt,
    parties: parties.map(
      (party, index): FilingCaseParty => ({
        casePartyId: party.partyId ?? String(index),
        kind: party.kind,
        name: party.name,
        person: content.parties.find(({ id }) => id === party.partyId)?.person,
        roleCode: party.partyTypeCode ?? '',
        roleName: party.partyTypeName,
        attorneys: party.attorneys,
      }),
    ),
  };
  await tx.insert(courtCases).values(opened);
  await trackOpenedCase(tx, filedAt, opened);
  await tx.update(orders).set({ caseNumber, caseTrackingId: caseId }).where(eq(orders.orderId, order.orderId));
  return caseNumber;
}

/** A court's next case number in a year, unique under concurrency. Not among those of the demo's old cases. */
export async function nextSerial(tx: Database, state: StateCode, courtCode: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(caseNumbers)
    .values({ state, courtCode, year, last: givenBefore + 1 })
    .onConflictDoUpdate({
      target: [caseNumbers.state, caseNumbers.courtCode, caseNumbers.year],
      set: { last: sql`${caseNumbers.last} + 1` },
    })
    .returning();
  return row?.last ?? givenBefore;
}

/** A case number in the state's format: 2026-CV-001752 in Illinois, DC-26-01752 in Texas, 26CV001752 in California. */
export function formatCaseNumber(state: StateCode, year: number, kind: string, serial: number): string {
  const shortYear = String(year % 100).padStart(2, '0');
  switch (state) {
    case 'CA':
      return `${shortYear}${kind}${String(serial).padStart(6, '0')}`;
    case 'TX':
      return `${kind}-${shortYear}-${String(serial).padStart(5, '0')}`;
    case 'GA':
    case 'NV':
      return `${shortYear}-${kind}-${String(serial).padStart(6, '0')}`;
    default:
      return `${year}-${kind}-${String(serial).padStart(6, '0')}`;
  }
}

/** The case kind's letters in case numbers. */
function lettersOf(ecfCaseType: string | undefined): string {
  switch (ecfCaseType) {
    case 'AppellateCase':
      return 'AP';
    case 'BankruptcyCase':
      return 'BK';
    case 'CitationCase':
      return 'TR';
    case 'CriminalCase':
      return 'CR';
    case 'DomesticCase':
      return 'DR';
    case 'JuvenileCase':
      return 'JV';
    default:
      return 'CV';
  }
}
