/** Hearings on dockets: set by an entry, and moved or canceled by the court later. */
import type { DocketEntry } from '../../generated/docket-sync/schemas.ts';
import { dayLength, hash, share } from './court-records.ts';

export interface HearingChange {
  kind: 'hearing-moved' | 'hearing-cancelled';
  changedAt: Date;
  before: string;
  after: string;
}

export const hearingKinds = ['Status hearing', 'Motion hearing', 'Settlement conference', 'Pretrial conference'];

/** Of an entry that sets none. */
export const noHearing = { hearing: undefined, hearingChange: undefined };

interface HearingTimes {
  enteredAt: Date;
  until: Date;
  /** The court's. */
  timeZone: string;
}

/** The hearing that an entry sets, as it is known at `until`. */
export function hearingOn(seed: number, day: number, { enteredAt, until, timeZone }: HearingTimes) {
  const hearing = {
    at: new Date((day + 14 + (hash(seed, day, 8) % 30)) * dayLength + 15 * 3_600_000).toISOString(),
    kind: hearingKinds[hash(seed, day, 9) % hearingKinds.length] ?? 'Hearing',
    place: `Courtroom ${100 + (seed % 900)}`,
  };
  const changedAt = new Date(enteredAt.getTime() + (2 + (hash(seed, day, 14) % 8)) * dayLength);
  const chance = share(seed, day, 15);
  if (chance >= 0.175 || changedAt > until) return { hearing, hearingChange: undefined };
  const at = chance < 0.05 ? undefined : new Date(Date.parse(hearing.at) + 14 * dayLength).toISOString();
  return changeHearing(hearing, at, { changedAt, timeZone });
}

type Hearing = NonNullable<DocketEntry['hearing']>;

/** A hearing at another time; canceled without one. */
export function changeHearing(
  hearing: Hearing,
  at: string | undefined,
  { changedAt, timeZone }: { changedAt: Date; timeZone: string },
) {
  const changed = at === undefined ? { ...hearing, isCancelled: true } : { ...hearing, at };
  const hearingChange: HearingChange = {
    kind: at === undefined ? 'hearing-cancelled' : 'hearing-moved',
    changedAt,
    before: hearingText(hearing, timeZone),
    after: at === undefined ? `${hearing.kind} canceled` : hearingText(changed, timeZone),
  };
  return { hearing: changed, hearingChange };
}

const hearingText = ({ kind, at }: Hearing, timeZone: string) => {
  const time = new Date(at).toLocaleString('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  return `${kind} on ${time}`;
};
