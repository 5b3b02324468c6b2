/** What is to be fixed before an order of process serving is placed. */
import type { AddressVerification, JobToServe, ServingContent } from '@/api/generated/serving/model';
import { recipientName } from '../../import/recipient-name';
import { isComplete, verificationKey } from './address-checks';
import type { OrderStep } from './steps';

export interface OrderProblem {
  step: OrderStep;
  /** The field, dotted: `jobs.0.addresses.1.street`. */
  path: string;
  text: string;
  /** The recipient, for the list of problems. */
  jobId?: string;
}

/** What is known of addresses, by `verificationKey`. */
export type Verifications = ReadonlyMap<string, AddressVerification>;

/** The most of a paper that is served, as the clerk takes it. */
export const maxPaperBytes = 50 * 1024 * 1024;

/**
 * All problems, in the order of the steps. An address that wasn't verified yet has none: the review waits for it.
 * @param whyNoFiling why proofs in this court can't be filed; undefined where they can.
 */
export function findOrderProblems(
  content: ServingContent,
  verifications: Verifications,
  whyNoFiling: string | undefined,
): OrderProblem[] {
  return [
    ...documentProblems(content),
    ...caseProblems(content, whyNoFiling),
    ...(content.jobs.length === 0
      ? [{ step: 'recipients', path: 'jobs', text: 'Add a recipient.' } satisfies OrderProblem]
      : content.jobs.flatMap((job, place) => jobProblems(job, place, verifications))),
  ];
}

function documentProblems({ documents, afterFilingOrderId }: ServingContent): OrderProblem[] {
  const at = (path: string, text: string): OrderProblem => ({ step: 'documents', path, text });
  // The clerk's stamped copies follow.
  if (documents.length === 0)
    return afterFilingOrderId === undefined ? [at('documents', 'Add the papers to serve.')] : [];
  return documents.flatMap(({ title, sizeBytes, fileName }, place) => [
    ...(title.trim() === '' ? [at(`documents.${place}.title`, 'Enter the paper’s title, as the proof names it.')] : []),
    ...(sizeBytes > maxPaperBytes
      ? [at(`documents.${place}`, `${fileName} is larger than 50 MB. Split it or save it smaller.`)]
      : []),
  ]);
}

function caseProblems(
  { case: of, mode, afterFilingOrderId }: ServingContent,
  whyNoFiling: string | undefined,
): OrderProblem[] {
  const at = (path: string, text: string): OrderProblem => ({ step: 'case', path, text });
  const isMissing = (text: string | undefined) => text === undefined || text.trim() === '';
  if (of.kind === 'notice') {
    const problems: OrderProblem[] = [];
    if (isMissing(of.caseTitle)) problems.push(at('case.caseTitle', 'Enter what the notice is about.'));
    if (mode === 'serve-and-file')
      problems.push(at('mode', 'A notice without a case can’t be filed. Choose Serve Only.'));
    return problems;
  }
  const problems: OrderProblem[] = [];
  if (isMissing(of.courtName)) problems.push(at('case.courtName', 'Enter the court.'));
  // The clerk gives the number of a case that is being filed.
  if (isMissing(of.caseNumber) && afterFilingOrderId === undefined)
    problems.push(at('case.caseNumber', 'Enter the case number.'));
  if (isMissing(of.caseTitle)) problems.push(at('case.caseTitle', 'Enter the case title.'));
  if (mode === 'serve-and-file' && whyNoFiling !== undefined) problems.push(at('mode', whyNoFiling));
  return problems;
}

function jobProblems(job: JobToServe, place: number, verifications: Verifications): OrderProblem[] {
  const { recipient, addresses, extras, jobId } = job;
  const base = `jobs.${place}`;
  const at = (step: OrderStep, path: string, text: string): OrderProblem => ({
    step,
    path: `${base}.${path}`,
    text,
    jobId,
  });
  const problems: OrderProblem[] = [];
  if (recipient.kind === 'individual') {
    if (!recipient.lastName?.trim()) problems.push(at('recipients', 'recipient.lastName', 'Enter the last name.'));
  } else if (!recipient.organizationName?.trim())
    problems.push(at('recipients', 'recipient.organizationName', 'Enter the organization’s name.'));
  if (addresses.length === 0) problems.push(at('recipients', 'addresses', 'Add an address.'));
  for (const [index, address] of addresses.entries()) {
    const of = `addresses.${index}`;
    if (address.street.trim() === '') problems.push(at('recipients', `${of}.street`, 'Enter the street and number.'));
    if (address.city.trim() === '') problems.push(at('recipients', `${of}.city`, 'Enter the city.'));
    if (address.state === undefined) problems.push(at('recipients', `${of}.state`, 'Choose the state.'));
    if (!/^\d{5}(-?\d{4})?$/.test(address.zip.trim()))
      problems.push(at('recipients', `${of}.zip`, 'Enter the ZIP code with five digits.'));
    if (!isComplete(address)) continue;
    const known = verifications.get(verificationKey(address));
    if (known?.severity === 'block') problems.push(at('recipients', `${of}.street`, known.message));
    if (known?.severity === 'acknowledge' && address.acknowledged !== known.code)
      problems.push(at('recipients', `${of}.acknowledged`, `${known.message} Correct the address, or confirm it.`));
  }
  if (extras.witnessFee !== undefined && !(extras.witnessFee >= 0 && extras.witnessFee <= maxWitnessFee))
    problems.push(at('service', 'extras.witnessFee', 'Enter a fee up to $10,000.'));
  return problems;
}

/** In dollars. */
const maxWitnessFee = 10_000;

/** A problem in words, naming the recipient: `James Okafor: Enter the city.` */
export function problemText({ jobId, text }: OrderProblem, { jobs }: Pick<ServingContent, 'jobs'>): string {
  if (jobId === undefined) return text;
  return `${jobName(jobs, jobId)}: ${text}`;
}

/** A recipient's name, or its number while it has none. */
export function jobName(jobs: readonly JobToServe[], jobId: string): string {
  const place = jobs.findIndex((job) => job.jobId === jobId);
  const job = jobs[place];
  return (job && recipientName(job.recipient)) || `Recipient ${place + 1}`;
}
