/** What can be done with a recipient, and how its state reads (serving supplement, section 3). Pure. */
import type {
  AvailableAction,
  DiligenceProgress,
  HoldReason,
  JobStatus,
  ServingOrderStatus,
} from '../../../generated/serving/schemas.ts';
import { toDollars } from '../../filing/money.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { timeZoneOfState } from '../../time-zone-of-state.ts';
import { diligenceProgress, type LocalAttempt } from '../rules/diligence.ts';
import { prices } from '../rules/prices.ts';
import { rulesOn } from '../rules/rules-of-service.ts';
import type { BriefJob, StoredJob, StoredOrder } from './order-store.ts';

/** States before service has ended. */
const openStates: readonly JobStatus[] = ['on-hold', 'dispatched', 'attempting', 'skip-trace'];

export const isOpen = (status: JobStatus): boolean => openStates.includes(status);

const holdTexts: Readonly<Record<HoldReason, string>> = {
  'court-acceptance': 'On hold: waiting for the clerk',
  papers: 'On hold: release the papers',
  address: 'On hold: approve or add an address',
  cost: 'On hold: approve a cost',
  firm: 'On hold by your firm',
};

export function jobStatusText({ job, attempts, proof }: BriefJob): string {
  switch (job.jobStatus) {
    case 'on-hold':
      return job.holdReason === null ? 'On hold' : holdTexts[job.holdReason];
    case 'dispatched':
      return job.acceptedAt === null ? 'Dispatched' : `Accepted by ${job.server?.name ?? 'the server'}`;
    case 'attempting':
      return `Attempting: ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
    case 'skip-trace':
      return 'Looking for another address';
    case 'served':
      return proof?.status === 'signed' ? 'Served: review the proof' : 'Served';
    case 'not-served':
      return proof?.status === 'signed' ? 'Not served: review the proof' : 'Not served';
    case 'filed':
      return 'Proof filed';
    case 'cancelled':
      return 'Cancelled';
  }
}

/** In progress while a job is open, cancelled if all are, else completed. */
export function orderStatus(statuses: readonly JobStatus[]): ServingOrderStatus {
  if (statuses.some(isOpen)) return 'in-progress';
  return statuses.every((status) => status === 'cancelled') ? 'cancelled' : 'completed';
}

/** `2 of 3 served`. */
export function orderStatusText(statuses: readonly JobStatus[], servedCount: number): string {
  return orderStatus(statuses) === 'cancelled' ? 'Cancelled' : `${servedCount} of ${statuses.length} served`;
}

/** Tells whether someone was served, also once the proof is filed. */
export const isServed = ({ job, proof }: Pick<BriefJob, 'job' | 'proof'>): boolean =>
  job.jobStatus === 'served' || (job.jobStatus === 'filed' && proof?.isNonService !== true);

/** Tells whether a job waits for the firm. */
export function needsFirm({ job, addresses, proof }: BriefJob): boolean {
  if (job.jobStatus === 'cancelled') return false;
  if (isOpen(job.jobStatus) && addresses.some(({ status }) => status === 'needs-approval')) return true;
  if (job.jobStatus === 'on-hold')
    return job.holdReason === 'papers' || job.holdReason === 'address' || job.holdReason === 'cost';
  return proof?.status === 'signed' || proof?.status === 'rejected';
}

/**
 * Tells what cancelling leaves charged, in cents: nothing before acceptance, then a fee, after the first attempt
 * everything.
 */
export function cancellationCents({ job, attempts }: BriefJob, chargedCents: number): number {
  if (attempts.length > 0) return chargedCents;
  return job.acceptedAt === null ? 0 : prices.cancellation;
}

const ended = 'Service on this recipient has ended.';

/** The actions of a job, each with the reason why it isn't available. */
export function jobActions(stored: StoredJob, chargedCents: number): AvailableAction[] {
  const { job, addresses, offers, proof } = stored;
  const open = isOpen(job.jobStatus);
  const isHeld = job.jobStatus === 'on-hold';
  const can = (action: AvailableAction['action'], reason: string | undefined): AvailableAction => ({
    ...{ action, isAvailable: reason === undefined },
    ...(reason !== undefined && { reason }),
  });
  const waits = addresses.some(({ status }) => status === 'needs-approval');
  const offered = isHeld && job.holdReason === 'cost' && offers.some(({ approvedAt }) => approvedAt === null);
  return [
    can('message', job.server === null ? 'No server has accepted this job yet.' : undefined),
    can('hold', !open ? ended : isHeld ? 'This recipient is already on hold.' : undefined),
    can('resume', resumeReason(stored)),
    {
      ...can('cancel', open ? undefined : ended),
      ...(open && { price: toDollars(cancellationCents(stored, chargedCents)) }),
    },
    can('add-address', open ? undefined : ended),
    can('approve', offered || (open && waits) ? undefined : 'Nothing waits for approval.'),
    can('review-proof', proof === undefined ? 'The proof isn’t signed yet.' : undefined),
  ];
}

function resumeReason({ job: { jobStatus, holdReason } }: StoredJob): string | undefined {
  if (jobStatus !== 'on-hold') return 'This recipient isn’t on hold.';
  if (holdReason === 'firm') return undefined;
  return holdReason === null ? undefined : `${holdTexts[holdReason]}.`;
}

/** Failed attempts in the local time of their addresses. */
export function localAttempts({ attempts, addresses }: Pick<StoredJob, 'attempts' | 'addresses'>): LocalAttempt[] {
  const homes = new Set(addresses.flatMap(({ addressId, content }) => (content.label === 'home' ? addressId : [])));
  return attempts
    .filter(({ content }) => content.serveType === 'unsuccessful')
    .map(({ at, content: { timeZone, addressId } }) => ({
      day: dayIn(timeZone, at),
      hour: hourIn(timeZone, at),
      isHome: homes.has(addressId),
    }));
}

/** Creating a format takes a hundred times as long as using it. */
const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour of a day in a zone, 0 to 23. */
export function hourIn(timeZone: string, at: Date): number {
  const format =
    hourFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(timeZone, format);
  return Number(format.format(at));
}

/** Progress in the attempts before a substitute; undefined without rules. */
export function diligenceOf(
  { order, serving }: StoredOrder,
  stored: StoredJob,
  now: Date,
): DiligenceProgress | undefined {
  const version = rulesOn(order.state, dayIn(zoneOf(order.state), now));
  if (!version) return undefined;
  return diligenceProgress(localAttempts(stored), version.diligence(serving.case.caseType), version.diligenceSource);
}

/** The zone of a state. */
export const zoneOf = (state: string): string => timeZoneOfState(state) ?? 'America/Chicago';
