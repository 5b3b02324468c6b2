/** What filing a proof of service needs: the court's filing type, the fee's row, and whether it can be filed at all. */
import type { FilingType, ProofOfServiceFilingFee } from '@/api/generated/filing/model';
import type { JobSummary, ServeType, ServingJob, ServingOrder, ServingProof } from '@/api/generated/serving/model';

/** The manner as filing types name it. */
type Manner = 'Personally Served' | 'Substitute Service' | 'Not Served';

const substitutes: ReadonlySet<ServeType> = new Set(['substitute-abode', 'substitute-business', 'posted', 'mail']);

/** Tells how service was made, by the successful attempt. */
export function mannerOf({ attempts, proof }: Pick<ServingJob, 'attempts' | 'proof'>): Manner {
  const served = attempts.find(({ success }) => success);
  if (proof?.isNonService || !served) return 'Not Served';
  return substitutes.has(served.serveType) ? 'Substitute Service' : 'Personally Served';
}

/** Other manners, other papers, and summonses issued again. */
const neverFits = /by publication|subpoena|alias/i;

/** In order: the first that fits is suggested (serving supplement, section 8). */
const rules = (manner: Manner): readonly ((name: string) => boolean)[] => [
  (name) => name.startsWith(`summons - returned - ${manner.toLowerCase()}`),
  (name) => name.startsWith('proof of service'),
  (name) => name.startsWith('affidavit of service'),
  (name) => name.startsWith('return of service'),
  (name) => name.startsWith('summons (returned)'),
];

/** The court's filing type for a proof; undefined if none fits. */
export function proofFilingType(filingTypes: readonly FilingType[], manner: Manner): FilingType | undefined {
  const offered = filingTypes.filter(({ name }) => !neverFits.test(name));
  const normal = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('–', '-').trim();
  for (const isFitting of rules(manner)) {
    const found = offered.find(({ name }) => isFitting(normal(name)));
    if (found) return found;
  }
  return undefined;
}

/** The fee for filing at a court: its own row, else the state's. */
export function feeRowFor(
  rows: readonly ProofOfServiceFilingFee[],
  courtCode: string | undefined,
): ProofOfServiceFilingFee | undefined {
  return (
    rows.find((row) => row.courtCode !== undefined && row.courtCode === courtCode) ??
    rows.find((row) => row.courtCode === undefined)
  );
}

/** What filing a proof depends on. */
export interface FilingPlace {
  courtCode: string;
  caseTrackingId: string;
}

/**
 * Tells where the proof is filed, or why the product can't.
 * @param rows the state's fees; undefined while they load
 * @param takesFilings whether the product files with the state's provider
 */
export function placeToFile(
  { mode, case: { kind, courtCode, caseTrackingId } }: Pick<ServingOrder, 'mode' | 'case'>,
  rows: readonly ProofOfServiceFilingFee[] | undefined,
  takesFilings: boolean,
): { place: FilingPlace; row: ProofOfServiceFilingFee } | { refusal: string } {
  if (kind === 'notice') return { refusal: 'A notice without a case has no court to file with.' };
  if (mode === 'serve-only')
    return { refusal: 'Filing isn’t part of this order (Serve Only). Download the proof and file it.' };
  if (!takesFilings) return { refusal: 'We don’t e-file with this state’s courts. Download the proof and file it.' };
  if (!rows) return { refusal: 'Loading the court’s fee…' };
  const row = feeRowFor(rows, courtCode);
  if (!row) return { refusal: 'This court doesn’t accept e-filed proofs of service.' };
  if (!courtCode || !caseTrackingId)
    return {
      refusal: 'This order isn’t linked to a case in the court’s index. Download the proof and file it in the case.',
    };
  return { place: { courtCode, caseTrackingId }, row };
}

/** Tells why a proof can't be approved now; undefined if it can. */
export function approvalRefusal(
  proof: Pick<ServingProof, 'status' | 'findings'>,
  acknowledged: ReadonlySet<string>,
  isShown: boolean,
): string | undefined {
  if (proof.status === 'changes-requested') return 'The server is correcting this proof.';
  if (proof.status === 'drafted') return 'The server hasn’t signed this proof yet.';
  if (proof.status !== 'signed') return 'This proof is already approved.';
  if (!isShown) return 'The proof must be displayed before you approve it.';
  const open = proof.findings.filter(({ findingId }) => !acknowledged.has(findingId)).length;
  if (open === 0) return undefined;
  return open === 1 ? 'Acknowledge the finding first.' : `Acknowledge ${open} findings first.`;
}

/** Tells what an approval's answer means to the person who pressed: someone else may have approved first. */
export function approvalTold(
  { approvedBy }: Pick<ServingProof, 'approvedBy'>,
  me: string | undefined,
): { tone: 'good' | 'neutral'; title: string } {
  if (approvedBy === undefined || approvedBy === me) return { tone: 'good', title: 'Proof approved' };
  return { tone: 'neutral', title: `${approvedBy} already approved this proof` };
}

/** What waits for the firm about a recipient. */
export type Waiting = 'proof' | 'address' | 'cost';

export function waitingOf({ addresses, offers, proof, needsYou }: JobSummary): readonly Waiting[] {
  return [
    ...(proof && (proof.status === 'signed' || proof.status === 'rejected' || (proof.status === 'approved' && needsYou))
      ? (['proof'] as const)
      : []),
    ...(addresses.some(({ status }) => status === 'needs-approval') ? (['address'] as const) : []),
    ...(offers.length > 0 ? (['cost'] as const) : []),
  ];
}

/** The recipients that the review lists: those with something to decide or a proof, and the one that is asked for. */
export function reviewedJobs(jobs: readonly JobSummary[], position: number | undefined): readonly JobSummary[] {
  return jobs.filter((job) => waitingOf(job).length > 0 || job.proof !== undefined || job.position === position);
}

/** The recipient that the review shows: the one asked for, else the first that waits for the firm. */
export function reviewedJob(jobs: readonly JobSummary[], position: number | undefined): JobSummary | undefined {
  const listed = reviewedJobs(jobs, position);
  return (
    listed.find((job) => job.position === position) ?? listed.find((job) => waitingOf(job).length > 0) ?? listed[0]
  );
}
