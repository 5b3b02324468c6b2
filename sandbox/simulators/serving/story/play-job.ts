/**
 * Plays a recipient's service from dispatch up to an instant with the simulator's own rules, at once and without a
 * database: for the demo and for `npm run serving:simulate`. Pure.
 */
import type {
  AddressToServe,
  AttemptPhoto,
  HoldReason,
  JobOffer,
  JobStatus,
  Location,
  ProcessServer,
  QuoteLine,
} from '../../../generated/serving/schemas.ts';
import { dayIn } from '../../../services/firm-time-zone.ts';
import { hourIn } from '../../../services/serving/orders/job-state.ts';
import type { LocalAttempt } from '../../../services/serving/rules/diligence.ts';
import { prices } from '../../../services/serving/rules/prices.ts';
import { promiseOf } from '../../../services/serving/rules/service-levels.ts';
import {
  type AttemptContent,
  afterAttempt,
  attemptOf,
  type Court,
  elsewhere,
  mailingAt,
  mailingOf,
  placeIn,
} from '../attempt-facts.ts';
import { firstAttemptAt, nextAttemptAt, travelMinutes } from '../attempt-time.ts';
import { serverOf } from '../servers.ts';
import { acceptedAfterMinutes, dispatcher, servingWork, signedAfterHours } from '../work-names.ts';
import type { JobStory } from './story.ts';

/** An address with the position that its verification found. */
export interface PlannedAddress {
  content: AddressToServe;
  location: Location | undefined;
}

export interface JobPlan extends JobStory {
  /** The active one first; the others are backups. */
  addresses: readonly PlannedAddress[];
}

export interface PlayedStep {
  at: Date;
  jobStatus: JobStatus;
  holdReason: HoldReason | null;
  text: string;
  /** Undefined for the firm. */
  actor: string | undefined;
}

export interface PlayedAttempt {
  at: Date;
  content: AttemptContent;
  photos: readonly AttemptPhoto['kind'][];
}

export interface UsedLine {
  at: Date;
  kind: QuoteLine['kind'];
  label: string;
  cents: number;
}

export interface PlayedJob {
  server: ProcessServer | undefined;
  acceptedAt: Date | undefined;
  promise: { firstAttemptBy: Date; completeBy: Date } | undefined;
  steps: readonly PlayedStep[];
  attempts: readonly PlayedAttempt[];
  used: readonly UsedLine[];
  /** By address, in their order. */
  addressStatuses: readonly ('active' | 'backup' | 'bad')[];
  /** When the proof is signed, once service has ended. */
  signAt: Date | undefined;
  /** What the simulator does next, after the instant. */
  next: { at: Date; kind: string; number?: number } | undefined;
}

const hour = 3_600_000;
/** Hours until the firm of a story answers an offer. */
const answeredAfterHours = 20;

/** Nothing is held or cancelled once service has ended. */
export const endedStates = new Set<JobStatus>(['served', 'not-served']);

/** The latest state. */
export const endOf = ({ steps }: Pick<PlayedJob, 'steps'>): Pick<PlayedStep, 'jobStatus' | 'holdReason'> =>
  steps.at(-1) ?? { jobStatus: 'dispatched', holdReason: null };

export function playJob(plan: JobPlan, court: Court, dispatchedAt: Date, until: Date): PlayedJob {
  const play = new Play(plan, court, dispatchedAt, until);
  play.run();
  return play;
}

class Play implements PlayedJob {
  server: ProcessServer | undefined;
  acceptedAt: Date | undefined;
  promise: PlayedJob['promise'];
  readonly steps: PlayedStep[] = [];
  readonly attempts: PlayedAttempt[] = [];
  readonly used: UsedLine[] = [];
  readonly addressStatuses: ('active' | 'backup' | 'bad')[];
  signAt: Date | undefined;
  next: PlayedJob['next'];
  readonly #plan: JobPlan;
  readonly #court: Court;
  readonly #dispatchedAt: Date;
  readonly #until: Date;
  #choices: readonly JobOffer['offer'][];
  #bought = 0;

  constructor(plan: JobPlan, court: Court, dispatchedAt: Date, until: Date) {
    this.#plan = plan;
    this.#court = court;
    this.#dispatchedAt = dispatchedAt;
    this.#until = until;
    this.#choices = plan.choices ?? [];
    this.addressStatuses = plan.addresses.map((_, index) => (index === 0 ? 'active' : 'backup'));
  }

  run(): void {
    const { level, wishes, jobId } = this.#plan;
    this.#note(this.#dispatchedAt, 'dispatched', 'Ordered and sent out', undefined);
    let at = new Date(this.#dispatchedAt.getTime() + acceptedAfterMinutes[level] * 60_000);
    let turn = 0;
    if (wishes.includes('decline')) {
      if (this.#stops(at, servingWork.accept)) return;
      const { name } = serverOf(this.#court.state, jobId, turn);
      this.#note(at, 'dispatched', `${name} declined. Sent to another server.`, name);
      turn = 1;
      at = new Date(at.getTime() + acceptedAfterMinutes.standard * 60_000);
    }
    if (this.#stops(at, servingWork.accept)) return;
    this.server = serverOf(this.#court.state, jobId, turn);
    this.acceptedAt = at;
    this.promise = promiseOf(level, this.#dispatchedAt, this.#place());
    this.#note(at, 'dispatched', `Accepted by ${this.server.name}`, this.server.name);
    const earliest = new Date(at.getTime() + travelMinutes * 60_000);
    this.#visit(firstAttemptAt({ jobId, earliest, limit: this.promise.firstAttemptBy, place: this.#place() }));
  }

  get #active(): PlannedAddress | undefined {
    return this.#plan.addresses[this.addressStatuses.indexOf('active')];
  }

  #place() {
    return placeIn(this.#court, this.#active?.content.state);
  }

  #note(at: Date, jobStatus: JobStatus, text: string, actor: string | undefined, holdReason: HoldReason | null = null) {
    this.steps.push({ at, jobStatus, holdReason, text, actor });
  }

  /** Whether the story ends before: by the instant, or because the firm holds or cancels the job. */
  #stops(at: Date, kind: string, number?: number): boolean {
    const { firm } = this.#plan;
    const acts = firm && new Date(this.#dispatchedAt.getTime() + firm.afterHours * hour);
    if (!endedStates.has(endOf(this).jobStatus) && firm && acts && acts <= at && acts <= this.#until) {
      if (firm.action === 'hold')
        this.#note(acts, 'on-hold', firm.reason ? `Put on hold: ${firm.reason}` : 'Put on hold', undefined, 'firm');
      else this.#note(acts, 'cancelled', firm.reason ? `Cancelled: ${firm.reason}` : 'Cancelled', undefined);
      return true;
    }
    if (at <= this.#until) return false;
    this.next = { at, kind, ...(number !== undefined && { number }) };
    return true;
  }

  /** Attempts from an instant on, until one succeeds or the firm must decide. */
  #visit(first: Date): void {
    let at = first;
    for (;;) {
      const number = this.attempts.length + 1;
      if (this.#stops(at, servingWork.attempt, number)) return;
      const active = this.#active;
      if (!active) return;
      const made = this.#attempt(active, number, at);
      const follows = afterAttempt(made, { count: number, bought: this.#bought });
      if (follows === 'end') {
        this.#end(at, active, made.mailing !== undefined);
        return;
      }
      let from = at;
      if (follows === 'leave-address' && !this.#leaveAddress(at)) return;
      if (follows === 'offer') {
        const answered = this.#offer(at);
        if (!answered) return;
        from = answered;
      }
      at = this.#nextAt(from);
    }
  }

  #nextAt(from: Date): Date {
    return nextAttemptAt({
      ...{ jobId: this.#plan.jobId, number: this.attempts.length + 1, level: this.#plan.level, place: this.#place() },
      before: this.attempts.map((each) => each.at),
      earliest: new Date(from.getTime() + travelMinutes * 60_000),
    });
  }

  #attempt({ content: address, location }: PlannedAddress, number: number, at: Date) {
    const { jobId, recipient } = this.#plan;
    const wishes = new Set(this.#plan.wishes);
    const made = attemptOf({
      ...{ jobId, number, recipient, wishes, court: this.#court, address, location, earlier: this.#earlier(), at },
      before: location && wishes.has('impossible-travel') ? elsewhere(location, at) : undefined,
    });
    this.attempts.push({ at, content: made.content, photos: made.photos });
    this.#note(at, made.content.success ? 'served' : 'attempting', made.text, this.server?.name);
    return made;
  }

  #earlier(): LocalAttempt[] {
    const homes = new Set(
      this.#plan.addresses.flatMap(({ content }) => (content.label === 'home' ? content.addressId : [])),
    );
    return this.attempts
      .filter(({ content }) => content.serveType === 'unsuccessful')
      .map(({ at, content: { timeZone, addressId } }) => ({
        day: dayIn(timeZone, at),
        hour: hourIn(timeZone, at),
        isHome: homes.has(addressId),
      }));
  }

  /** Mails copies if the rule wants it; the proof follows. */
  #end(servedAt: Date, { content: address }: PlannedAddress, isMailed: boolean): void {
    let at = servedAt;
    if (isMailed) {
      at = mailingAt(servedAt, this.#place());
      if (this.#stops(at, servingWork.mail)) return;
      const { jobId, recipient } = this.#plan;
      const number = this.attempts.length + 1;
      const content = mailingOf({ jobId, number, recipient, address, court: this.#court, at });
      this.attempts.push({ at, content, photos: ['mailing'] });
      this.#use(at, 'mailing', 'Mailing after a substitute service', prices.mailing);
      this.#note(at, 'served', content.note, this.server?.name);
    }
    this.#sign(at);
  }

  #sign(endedAt: Date): void {
    const at = new Date(endedAt.getTime() + signedAfterHours * hour);
    if (!this.#stops(at, servingWork.sign)) this.signAt = at;
  }

  #use(at: Date, kind: UsedLine['kind'], label: string, cents: number): void {
    this.used.push({ at, kind, label, cents });
  }

  /** Whether service goes on, at a backup. */
  #leaveAddress(at: Date): boolean {
    this.addressStatuses[this.addressStatuses.indexOf('active')] = 'bad';
    const backup = this.addressStatuses.indexOf('backup');
    const next = this.#plan.addresses[backup];
    if (!next) {
      this.#note(at, 'on-hold', 'The address is bad. Add a new address.', dispatcher, 'address');
      return false;
    }
    this.addressStatuses[backup] = 'active';
    const { street } = next.content;
    this.#use(at, 'backup-address', `Backup address, ${street}`, prices.backupAddress);
    this.#note(at, 'attempting', `Next at ${street}`, dispatcher);
    return true;
  }

  /** The firm's answer to the offers: when attempts go on, if they do. */
  #offer(at: Date): Date | undefined {
    const name = this.#plan.recipient.lastName ?? this.#plan.recipient.organizationName ?? '';
    this.#note(at, 'on-hold', `${name} could not be reached. Decide what follows.`, dispatcher, 'cost');
    const [choice, ...others] = this.#choices;
    const answeredAt = new Date(at.getTime() + answeredAfterHours * hour);
    if (choice === undefined || answeredAt > this.#until) return undefined;
    this.#choices = others;
    switch (choice) {
      case 'more-attempts':
      case 'stakeout': {
        const isStakeout = choice === 'stakeout';
        const label = isStakeout ? `Stakeout, ${prices.leastStakeoutHours} hours` : 'One more attempt';
        const cents = isStakeout ? prices.leastStakeoutHours * prices.stakeoutHour : prices.extraAttempt;
        this.#bought += 1;
        this.#use(answeredAt, isStakeout ? 'stakeout' : 'extra-attempt', label, cents);
        this.#note(answeredAt, 'attempting', `Approved: ${label}`, undefined);
        return answeredAt;
      }
      case 'non-service':
        this.#note(answeredAt, 'not-served', 'Stopped without service', undefined);
        this.#sign(answeredAt);
        return undefined;
      case 'another-address':
        this.#note(answeredAt, 'on-hold', 'Waits for another address', undefined, 'address');
        return undefined;
      case 'skip-trace':
        this.#use(answeredAt, 'skip-trace', 'Skip trace', prices.skipTrace);
        this.#note(answeredAt, 'skip-trace', 'Skip trace begun', dispatcher);
        this.next = { at: new Date(answeredAt.getTime() + 24 * hour), kind: servingWork.trace };
        return undefined;
    }
  }
}
