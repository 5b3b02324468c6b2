/** What content refers to besides the court's tables: the firm's files, attorneys and account, and the case. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { files } from '../../../db/schema/files.ts';
import { attorneys, paymentAccounts } from '../../../db/schema/filing-accounts.ts';
import type { FilingContent } from '../../../db/schema/filing-content.ts';
import { serviceContacts } from '../../../db/schema/service-contacts.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { documentsOf } from '../filing-content.ts';
import { type ContactRow, isVisible } from '../service-contacts/contact-store.ts';

export type PaymentAccountRow = typeof paymentAccounts.$inferSelect;
export type CourtCaseRow = typeof courtCases.$inferSelect;

/** A case as a filing into it needs it. */
export type FiledCase = Pick<CourtCaseRow, 'caseTrackingId' | 'caseNumber' | 'caseTitle' | 'parties'>;

/** An uploaded file without its bytes. */
export interface UploadedFile {
  fileId: string;
  contentType: string;
  sizeBytes: number;
  pageCount: number | null;
}

export interface FilingFacts {
  /** The firm that files. */
  clientId: number;
  /** The content's files that belong to the firm. */
  files: ReadonlyMap<string, UploadedFile>;
  /** The firm's attorneys in the state. */
  attorneyIds: ReadonlySet<string>;
  account: PaymentAccountRow | undefined;
  /** The content's recipients that the firm may serve. */
  contacts: ReadonlyMap<string, ContactRow>;
  /** The case named by existing-case content. */
  courtCase: FiledCase | undefined;
  /** When it is checked. */
  now: Date;
}

/** Looks up what a firm's content refers to in a state. The case is the provider's to find. */
export async function readFilingFacts(
  db: Database,
  session: Session,
  state: StateCode,
  content: FilingContent,
  courtCase: FiledCase | undefined,
  now: Date,
): Promise<FilingFacts> {
  const { clientId } = session;
  const fileIds = content.filings.flatMap((entry) => documentsOf(entry).map(({ document }) => document.fileId));
  const uploaded = await db
    .select({
      fileId: files.fileId,
      contentType: files.contentType,
      sizeBytes: files.sizeBytes,
      pageCount: files.pageCount,
    })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, fileIds)));
  const firmAttorneys = await db
    .select({ attorneyId: attorneys.attorneyId })
    .from(attorneys)
    .where(and(eq(attorneys.clientId, clientId), eq(attorneys.state, state)));
  return {
    clientId,
    files: new Map(uploaded.map((file) => [file.fileId, file])),
    attorneyIds: new Set(firmAttorneys.map(({ attorneyId }) => attorneyId)),
    contacts: await readContacts(db, session, state, content),
    account: await findPaymentAccount(db, clientId, state, content.paymentAccountId),
    courtCase,
    now,
  };
}

async function readContacts(db: Database, session: Session, state: StateCode, { filings }: FilingContent) {
  const ids = filings.flatMap((entry) => entry.serviceRecipients.map(({ serviceContactId }) => serviceContactId));
  if (ids.length === 0) return new Map<string, ContactRow>();
  const rows = await db
    .select()
    .from(serviceContacts)
    .where(and(inArray(serviceContacts.serviceContactId, ids), isVisible({ db, session, state })));
  return new Map(rows.map((row) => [row.serviceContactId, row]));
}

/** The firm's account, or one offered to every firm. */
export async function findPaymentAccount(
  db: Database,
  clientId: number,
  state: StateCode,
  paymentAccountId: string | undefined,
): Promise<PaymentAccountRow | undefined> {
  if (!paymentAccountId) return undefined;
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.paymentAccountId, paymentAccountId),
        eq(paymentAccounts.state, state),
        or(eq(paymentAccounts.clientId, clientId), isNull(paymentAccounts.clientId)),
      ),
    );
  return account;
}

/** A court case the firm may file into. */
export async function findCourtCase(
  db: Database,
  clientId: number,
  state: StateCode,
  courtCode: string | undefined,
  caseTrackingId: string | undefined,
): Promise<CourtCaseRow | undefined> {
  if (!courtCode || !caseTrackingId) return undefined;
  const [courtCase] = await db
    .select()
    .from(courtCases)
    .where(
      and(
        eq(courtCases.caseTrackingId, caseTrackingId),
        eq(courtCases.clientId, clientId),
        eq(courtCases.state, state),
        eq(courtCases.courtCode, courtCode),
      ),
    );
  return courtCase;
}
