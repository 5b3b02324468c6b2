/** Reviews a filing's documents as its court's policy asks. */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courtPolicies } from '../../db/schema/codes.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments } from '../../db/schema/filings.ts';
import { multisourceTables } from '../../db/schema/multisource.ts';
import { wordType } from '../../documents/convert-word.ts';
import type { CourtPolicy } from '../../generated/filing/schemas.ts';
import { clerkOf } from '../../providers/index.ts';
import type { Decision } from '../../providers/provider.ts';
import { findCourt } from '../../services/filing/codes/court.ts';
import { documentRulesOf } from '../../services/filing/codes/document-rules.ts';
import type { FilingRecord } from '../../services/filing/filing-progress.ts';
import type { OrderRecord } from '../../services/filing/order-store.ts';
import { readPdf } from './read-pdf.ts';
import { type ReviewedDocument, reviewDocuments } from './review-documents.ts';

/** The decision that the documents deserve; undefined when nothing is wrong with them. */
export async function reviewFiling(
  tx: Database,
  order: OrderRecord,
  filing: FilingRecord,
  now: Date,
): Promise<Decision | undefined> {
  const policy = await policyOfCourt(tx, order, now);
  if (!policy) return undefined;
  const rows = await tx
    .select({ kind: filingDocuments.kind, name: filingDocuments.name, content: files.content })
    .from(filingDocuments)
    .innerJoin(files, eq(files.fileId, filingDocuments.fileId))
    // A proposed order's Word document is the judge's, not the clerk's.
    .where(and(eq(filingDocuments.filingId, filing.filingId), ne(files.contentType, wordType)))
    .orderBy(asc(filingDocuments.position));
  const documents: ReviewedDocument[] = [];
  for (const { kind, name, content } of rows)
    documents.push({ kind: kind === 'lead' ? 'lead' : 'attachment', name, content: await readPdf(content) });
  const objection = reviewDocuments(documents, policy, {
    caseNumber: order.caseNumber ?? undefined,
    isPublic: filing.security === 'public',
  });
  if (!objection) return undefined;
  // Where returned filings have a time of their own, they are returned whatever the reason.
  const decision = policy.correction ? 'return' : objection.decision;
  return { decision, code: objection.code, reason: objection.text };
}

/** The rules that a court's clerk goes by; undefined where it has none. */
export async function policyOfCourt(
  tx: Database,
  { provider, state, courtCode }: Pick<OrderRecord, 'provider' | 'state' | 'courtCode'>,
  now: Date,
): Promise<Omit<CourtPolicy, 'courtCode'> | undefined> {
  if (!provider || courtCode === null) return undefined;
  const ofProvider = clerkOf(provider).policy?.(now);
  if (ofProvider) return ofProvider;
  const [system] = await tx
    .select({ policy: multisourceTables.policy })
    .from(multisourceTables)
    .where(and(eq(multisourceTables.state, state), eq(multisourceTables.provider, provider)));
  if (system) return system.policy;
  const court = await findCourt(tx, state, courtCode);
  if (!court) return undefined;
  const [row] = await tx
    .select()
    .from(courtPolicies)
    .where(and(eq(courtPolicies.state, state), eq(courtPolicies.location, court.tablesOf)));
  return row && { ...row, lastUpdated: row.lastUpdated.toISOString(), ...documentRulesOf(state) };
}
