/** Whether content can be quoted and ordered (serving supplement, sections 1, 2 and 10). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { servingJobs } from '../../../db/schema/serving.ts';
import type {
  AddressToServe,
  AddressToVerify,
  AddressVerification,
  AnyState,
  ServingContent,
} from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { factsOf } from '../../../providers/facts.ts';
import { proofOfServiceFees } from '../../filing/fees.ts';
import { toCents } from '../../filing/money.ts';
import { isProspect } from '../../platform/prospects.ts';
import { capabilityOf } from '../../state-capabilities.ts';
import { verifyAddress } from '../addresses/verify-address.ts';
import { awaitedFilingErrors } from './awaited-filing.ts';
import { recipientName } from './serving-content.ts';

type Errors = Record<string, string[]>;
type StoredFile = Pick<typeof files.$inferSelect, 'fileId' | 'sha256' | 'sizeBytes' | 'pageCount'>;

/** Most bytes of papers (issue: the clerk's checks). */
const mostBytes = 50 * 1024 * 1024;

export interface CheckedContent {
  /** By `addressKey`. */
  verifications: ReadonlyMap<string, AddressVerification>;
  /** By file ID. */
  files: ReadonlyMap<string, StoredFile>;
  /** What filing a proof costs; 0 for serve-only. */
  proofFilingCents: number;
}

/**
 * Checks content as a whole.
 * @throws ProblemError 422 `papers-missing`, `address-blocked`, `address-doubtful` or `content-invalid`, with messages
 * by field (`content.jobs.0.addresses.0`).
 */
export async function requireComplete(
  db: Database,
  session: Pick<Session, 'clientId' | 'position'>,
  content: ServingContent,
  now: Date,
): Promise<CheckedContent> {
  const { clientId } = session;
  const stored = await readFiles(db, clientId, content);
  const papers = paperErrors(content, stored);
  refuse('papers-missing', 'Some papers are missing.', papers);
  const taken = await takenJobs(db, content);
  const { errors, proofFilingCents } = caseErrors(content);
  if (content.mode === 'serve-and-file' && isProspect(session))
    errors['content.mode'] = ['Your account is for process serving only. Choose Serve Only.'];
  const awaited = await awaitedFilingErrors(db, clientId, content);
  refuse('content-invalid', 'Some entries are missing or wrong.', {
    ...{ ...awaited, ...errors, ...jobErrors(content, taken) },
  });
  const { verifications, blocked, doubtful } = checkAddresses(content, now);
  refuse('address-blocked', 'No one can be served at some of the addresses.', blocked);
  refuse('address-doubtful', 'Confirm or correct the addresses in doubt.', doubtful);
  return { verifications, files: stored, proofFilingCents };
}

function refuse(code: string, detail: string, errors: Errors): void {
  if (Object.keys(errors).length > 0) throw problem(422, { code, detail, errors });
}

async function readFiles(db: Database, clientId: number, { documents }: ServingContent) {
  const ids = documents.map(({ fileId }) => fileId);
  if (ids.length === 0) return new Map<string, StoredFile>();
  const rows = await db
    .select({ fileId: files.fileId, sha256: files.sha256, sizeBytes: files.sizeBytes, pageCount: files.pageCount })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, ids)));
  return new Map(rows.map((row) => [row.fileId, row]));
}

function paperErrors(
  { documents, afterFilingOrderId }: ServingContent,
  stored: ReadonlyMap<string, StoredFile>,
): Errors {
  if (documents.length === 0)
    return afterFilingOrderId === undefined ? { 'content.documents': ['Add the papers to serve.'] } : {};
  const errors: Errors = {};
  for (const [index, { fileId, fileName }] of documents.entries())
    if (!stored.has(fileId))
      errors[`content.documents.${index}.fileId`] = [`${fileName} is no longer stored. Add it again.`];
  return errors;
}

function caseErrors(content: ServingContent): { errors: Errors; proofFilingCents: number } {
  const { case: of, mode, state, documents, afterFilingOrderId } = content;
  const errors: Errors = {};
  const need = (field: string, value: string | undefined, text: string) => {
    if (!value?.trim()) errors[`content.case.${field}`] = [text];
  };
  need('caseTitle', of.caseTitle, of.kind === 'notice' ? 'Enter what the notice is about.' : 'Enter the case title.');
  if (of.kind === 'court-case') {
    need('courtName', of.courtName, 'Enter the court.');
    // The clerk gives the number of a case that is still to be opened.
    if (afterFilingOrderId === undefined) need('caseNumber', of.caseNumber, 'Enter the case number.');
  }
  const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > mostBytes) errors['content.documents'] = ['The papers are larger than 50 MB together.'];
  for (const [index, { pageCount, fileName }] of documents.entries())
    if (pageCount === 0)
      errors[`content.documents.${index}`] = [`The pages of ${fileName} can’t be counted. Save it as PDF again.`];
  if (mode === 'serve-only') return { errors, proofFilingCents: 0 };
  const fee = proofFee(content);
  if (of.kind === 'notice') errors['content.mode'] = ['A notice has no court to file the proof with.'];
  else if (fee === undefined)
    errors['content.mode'] = [`We don’t file proofs of service in ${capabilityOf(state).name}. Choose Serve Only.`];
  return { errors, proofFilingCents: fee === undefined ? 0 : toCents(fee) };
}

/** The total of the fee row that applies to the court, where we file with its provider (section 1). */
function proofFee({ state, case: { courtCode } }: ServingContent): number | undefined {
  const { provider } = capabilityOf(state);
  if (!factsOf(provider).filesProofs) return undefined;
  const rows = proofOfServiceFees(state);
  const row = rows.find((each) => each.courtCode !== undefined && each.courtCode === courtCode);
  return (row ?? rows.find((each) => each.courtCode === undefined))?.total;
}

/** Jobs of the content that another order has. */
async function takenJobs(db: Database, { jobs }: ServingContent): Promise<ReadonlySet<string>> {
  const ids = jobs.map(({ jobId }) => jobId);
  if (ids.length === 0) return new Set();
  const rows = await db.select({ jobId: servingJobs.jobId }).from(servingJobs).where(inArray(servingJobs.jobId, ids));
  return new Set(rows.map(({ jobId }) => jobId));
}

function jobErrors({ jobs }: ServingContent, taken: ReadonlySet<string>): Errors {
  if (jobs.length === 0) return { 'content.jobs': ['Add a recipient.'] };
  const errors: Errors = {};
  const seen = new Set(taken);
  for (const [index, { jobId, recipient, addresses }] of jobs.entries()) {
    const path = `content.jobs.${index}`;
    if (seen.has(jobId)) errors[`${path}.jobId`] = ['The recipient is already in an order. Add it again.'];
    seen.add(jobId);
    const isIndividual = recipient.kind === 'individual';
    if (isIndividual && !recipient.lastName?.trim()) errors[`${path}.recipient.lastName`] = ['Enter the last name.'];
    if (!isIndividual && !recipientName(recipient))
      errors[`${path}.recipient.organizationName`] = ['Enter the organization’s name.'];
    if (addresses.length === 0) errors[`${path}.addresses`] = ['Add an address.'];
    const ids = addresses.map(({ addressId }) => addressId);
    if (new Set(ids).size < ids.length) errors[`${path}.addresses`] = ['An address is in the list twice.'];
  }
  return errors;
}

function checkAddresses({ jobs }: ServingContent, now: Date) {
  const verifications = new Map<string, AddressVerification>();
  const blocked: Errors = {};
  const doubtful: Errors = {};
  for (const [index, { jobId, addresses }] of jobs.entries())
    for (const [at, address] of addresses.entries()) {
      const path = `content.jobs.${index}.addresses.${at}`;
      const { state } = address;
      const found = state === undefined ? incomplete(now) : verifyAddress(toVerify(address, state), now);
      verifications.set(addressKey(jobId, address.addressId), found);
      if (found.severity === 'block') blocked[path] = [found.message];
      if (found.severity === 'acknowledge' && address.acknowledged !== found.code) doubtful[path] = [found.message];
    }
  return { verifications, blocked, doubtful };
}

/** Of `CheckedContent.verifications`. */
export const addressKey = (jobId: string, addressId: string): string => `${jobId} ${addressId}`;

export const toVerify = ({ street, unit, city, zip }: AddressToServe, state: AnyState): AddressToVerify => ({
  ...{ street, unit, city, state, zip },
});

const incomplete = (now: Date): AddressVerification => ({
  ...{ code: 'incomplete', severity: 'block', message: 'Choose a state.', checkedAt: now.toISOString() },
});
