/** What happened to the demo's usual orders of process serving, by their stage. */
import type {
  AddressToServe,
  AnyState,
  ServingCase,
  ServingCaseType,
  ServingDocument,
  ServingRecipient,
} from '../../generated/serving/schemas.ts';
import { formatCaseNumber } from '../../providers/open-case.ts';
import { addDays } from '../../services/billing/rules/days.ts';
import { streets } from '../../services/places/address-book.ts';
import { verifyAddress } from '../../services/serving/addresses/verify-address.ts';
import { chanceOf, idOf } from '../../simulators/serving/chance.ts';
import { endOf, type JobPlan, type PlayedJob, playJob } from '../../simulators/serving/story/play-job.ts';
import type { ServingStory, StoryJob } from '../../simulators/serving/story/story.ts';
import type { DemoCase } from './demo-cases.ts';
import type { DemoFiles, FileKind } from './demo-files.ts';
import { isOrganization } from './names.ts';
import type { ServiceContent } from './service-making.ts';

const papers = [
  ['summons', 'Summons'],
  ['complaint', 'Complaint'],
] as const satisfies readonly (readonly [FileKind, string])[];

/** The papers of an order, from the firm's shared files. */
export function papersOf(
  { clientId, seed, copy = 'original' }: { clientId: number; seed: string; copy?: 'original' | 'stamped' },
  files: Pick<DemoFiles, 'find'>,
): ServingDocument[] {
  return papers.map(([kind, title]) => {
    const { fileId, pageCount, sizeBytes, sha256 } = files.find(clientId, kind, copy);
    const documentId = idOf(seed, `document ${kind}`);
    return { documentId, fileId, fileName: `${title}.pdf`, title, kind, pageCount, sizeBytes, sha256 };
  });
}

/** Someone's address in a state's address book. */
export function addressIn(state: AnyState, seed: string, label: AddressToServe['label']): AddressToServe {
  const here = streets.filter(({ city }) => city.state === state);
  const street = here[Math.floor(chanceOf(seed, 'street') * here.length)];
  if (!street) throw new Error(`There is no street in ${state}.`);
  const number = 1 + 2 * Math.floor(chanceOf(seed, 'number') * 400);
  return {
    ...{ addressId: idOf(seed, `address ${label}`), label, street: `${number} ${street.name}` },
    ...{ city: street.city.name, state, zip: street.city.postcode },
  };
}

/** A recipient by name, with the agent of an organization. */
export function recipientOf(name: string): ServingRecipient {
  if (isOrganization(name))
    return { kind: 'business', organizationName: name, agentForService: 'Keystone Agents Inc.' };
  const [firstName = '', ...rest] = name.split(' ');
  return { kind: 'individual', firstName, lastName: rest.join(' ') };
}

/** The days before the order on which the case was filed and its summons issued. */
const [filedBefore, issuedBefore] = [6, 4];

export function servingCaseOf(
  {
    state,
    courtCode,
    courtName,
    title,
    caseType,
  }: Pick<DemoCase, 'state' | 'courtCode' | 'courtName' | 'title' | 'caseType'>,
  {
    orderedAt,
    caseNumber,
    caseTrackingId,
  }: { orderedAt: Date; caseNumber?: string | undefined; caseTrackingId?: string },
): ServingCase {
  const day = orderedAt.toISOString().slice(0, 10);
  return {
    ...{ kind: 'court-case', courtCode, courtName, caseTitle: title, caseType: kindOf(caseType.name) },
    ...(caseNumber !== undefined && { caseNumber }),
    ...{ filedOn: addDays(day, -filedBefore), summonsIssuedOn: addDays(day, -issuedBefore) },
    ...(caseTrackingId !== undefined && { caseTrackingId }),
    ...(state === 'IL' && { appearanceOn: addDays(day, 24) }),
  };
}

function kindOf(name: string): ServingCaseType {
  if (/marriage|divorce|dissolution|custody|support/i.test(name)) return 'family';
  if (/small claims/i.test(name)) return 'small-claims';
  if (/evict|detainer/i.test(name)) return 'eviction';
  return 'general';
}

/** An invented number for a case that is not the firm's. */
export const otherCaseNumber = (state: DemoCase['state'], orderId: number, orderedAt: Date): string =>
  formatCaseNumber(state, orderedAt.getUTCFullYear(), 'CV', 1000 + (orderId % 3000));

/** The level that an order of these cents has: the rush surcharge shows. */
const rushCents = 14_900;

/** Tries jobs until one of them goes as the order's stage says. */
export function storyOf(
  { orderId, stage, demoCase, orderedAt, caseNumber, service }: ServiceContent,
  { cents, files, now }: { cents: number; files: DemoFiles; now: Date },
): ServingStory {
  const seed = `demo ${orderId}`;
  const recipient = recipientOf(demoCase.opponent);
  const isPerson = recipient.kind === 'individual';
  const address = addressIn(demoCase.state, seed, isPerson ? 'home' : 'work');
  const isExisting = service.service === 'ProcessServingExistingCase';
  const { wishes = [], choices = [], firm, isReached } = courses[stage.text] ?? usualCourse;
  const plan: Omit<JobPlan, 'jobId'> = {
    ...{ recipient, level: cents === rushCents ? 'rush' : 'standard', wishes, choices, ...(firm && { firm }) },
    addresses: [{ content: address, location: verifyAddress({ ...address, state: demoCase.state }, now).location }],
  };
  const found = servingCaseOf(demoCase, {
    ...{ orderedAt, caseNumber: caseNumber ?? otherCaseNumber(demoCase.state, orderId, orderedAt) },
    ...(isExisting && { caseTrackingId: idOf(seed, 'case') }),
  });
  const court = { state: demoCase.state, caseType: found.caseType };
  const jobId = jobThat(
    (played) => isReached(played, now),
    (id) => playJob({ ...plan, jobId: id }, court, orderedAt, now),
    seed,
  );
  const job: StoryJob = {
    ...{ ...plan, jobId, addresses: [address], extras: { notarizedProof: false, skipTrace: false } },
    // The firm has dealt with older proofs.
    proof: { status: 'approved' },
  };
  const documents = papersOf({ clientId: demoCase.clientId, seed }, files);
  return { mode: 'serve-only', case: found, documents, notifyEmails: [], jobs: [job] };
}

interface Course extends Pick<JobPlan, 'firm'> {
  wishes?: JobPlan['wishes'];
  choices?: JobPlan['choices'];
  isReached(played: PlayedJob, now: Date): boolean;
}

const usualCourse: Course = { isReached: () => true };

const courses: Readonly<Record<string, Course>> = {
  Dispatched: { isReached: ({ attempts, signAt }) => attempts.length === 0 && signAt === undefined },
  'First attempt made': { wishes: ['nobody'], isReached: (played) => endOf(played).jobStatus === 'attempting' },
  'On hold': { firm: { action: 'hold', afterHours: 1, reason: 'Settlement talks' }, isReached: () => true },
  Served: { wishes: ['personal'], isReached: ({ signAt, used }) => signAt !== undefined && used.length === 0 },
  'Not served': { wishes: ['nobody'], choices: ['non-service'], isReached: ({ signAt }) => signAt !== undefined },
  Cancelled: { firm: { action: 'cancel', afterHours: 0.05, reason: 'Settled' }, isReached: () => true },
};

/** Tries before the nearest is taken. */
const mostTries = 300;

function jobThat(isReached: (played: PlayedJob) => boolean, play: (jobId: string) => PlayedJob, seed: string): string {
  for (let salt = 0; salt < mostTries; salt += 1) {
    const jobId = idOf(seed, `job ${salt}`);
    if (isReached(play(jobId))) return jobId;
  }
  return idOf(seed, 'job 0');
}
