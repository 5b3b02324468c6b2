/** An attempt as the server reports it, and the mailing after a substitute service (serving supplement, section 4). Pure. */
import type {
  AddressToServe,
  AttemptPhoto,
  Location,
  ServingAttempt,
  ServingCaseType,
  ServingRecipient,
} from '../../generated/serving/schemas.ts';
import { courtDayAfter, instantAt } from '../../services/billing/rules/days.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { zoneOf } from '../../services/serving/orders/job-state.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { isDiligent, type LocalAttempt } from '../../services/serving/rules/diligence.ts';
import { findingsOf, metersBetween } from '../../services/serving/rules/findings.ts';
import { includedAttempts } from '../../services/serving/rules/prices.ts';
import type { SubstituteRule } from '../../services/serving/rules/rule-version.ts';
import { rulesOn, substitutesFor } from '../../services/serving/rules/rules-of-service.ts';
import { type ServingPlace, weekdayOf } from '../../services/serving/rules/service-levels.ts';
import { outcomeOf } from './attempt-outcome.ts';
import { chanceOf, idOf } from './chance.ts';
import type { Wish } from './wishes.ts';

/** The court of a job: its state and the kind of case. */
export interface Court {
  state: string;
  caseType: ServingCaseType;
}

/** Tells where attempts are made: barred days of the court's state, and of the address's. */
export function placeIn({ state, caseType }: Court, addressState: string | undefined): ServingPlace {
  const states = [state, addressState ?? state];
  return {
    timeZone: zoneOf(addressState ?? state),
    isBarred: (day) => states.some((each) => rulesOn(each, day)?.barredWeekdays(caseType).includes(weekdayOf(day))),
  };
}

/** What an attempt is made from. */
export interface AttemptSituation {
  jobId: string;
  /** From 1. */
  number: number;
  recipient: ServingRecipient;
  wishes: ReadonlySet<Wish>;
  court: Court;
  address: AddressToServe;
  location: Location | undefined;
  /** The failed attempts before. */
  earlier: readonly LocalAttempt[];
  at: Date;
  /** Where the same server was last, in any job. */
  before?: { at: string; location: Location } | undefined;
}

/** An attempt without its photos. */
export type AttemptContent = Omit<ServingAttempt, 'photos'>;

export interface MadeAttempt {
  content: AttemptContent;
  /** The photos that the server took. */
  photos: readonly AttemptPhoto['kind'][];
  /** The rule by which copies must be mailed. */
  mailing: SubstituteRule | undefined;
  /** For the history and emails. */
  text: string;
}

export function attemptOf(situation: AttemptSituation): MadeAttempt {
  const { jobId, number, recipient, wishes, court, address, location, earlier, at, before } = situation;
  const addressState = address.state ?? court.state;
  const timeZone = zoneOf(addressState);
  const rules = rulesOn(court.state, dayIn(timeZone, at));
  const diligent = rules === undefined || isDiligent(earlier, rules.diligence(court.caseType));
  const substitutes = (rules ? substitutesFor(rules, recipient.kind) : []).filter(
    (rule) => !rule.isAfterDiligence || diligent,
  );
  const outcome = outcomeOf({ jobId, number, recipient, label: address.label, wishes, substitutes });
  const position = positionOf(situation, location);
  const device = new Date(at.getTime() + (wishes.has('clock-skew') ? 11 * 60_000 : 0));
  const facts = {
    ...{ attemptId: idOf(jobId, `attempt ${number}`), number, addressId: address.addressId, at: at.toISOString() },
    timeZone,
    ...outcome,
    ...position,
    ...(position.location && { gpsAt: at.toISOString() }),
    deviceAt: device.toISOString(),
  };
  const photos: AttemptPhoto['kind'][] = wishes.has('no-photo') ? [] : ['door'];
  if (outcome.serveType === 'posted') photos.push('posted');
  const findings = findingsOf({
    attempt: { ...facts, photos: photos.map(() => ({ takenAt: at.toISOString() })) },
    ...{
      label: address.label,
      recipientKind: recipient.kind,
      courtState: court.state,
      addressState,
      caseType: court.caseType,
    },
    ...{ isDiligent: diligent, before },
  });
  const rule = substitutes.find(({ manner }) => manner === outcome.serveType);
  return {
    content: { ...facts, findings },
    photos,
    mailing: rule?.isMailed ? rule : undefined,
    text: textOf(outcome, recipientName(recipient)),
  };
}

const manners: Readonly<Partial<Record<ServingAttempt['serveType'], string>>> = {
  personal: 'in person',
  'substitute-abode': 'at the home, by leaving the papers with',
  'substitute-business': 'at work, by leaving the papers with',
  'registered-agent': 'through the registered agent,',
  corporation: 'through',
  government: 'through',
  posted: 'by posting on the door',
};

function textOf({ success, serveType, servedPerson, note }: ReturnType<typeof outcomeOf>, name: string): string {
  if (!success) return note;
  const by = serveType === 'personal' || !servedPerson ? '' : ` ${servedPerson.name}`;
  return `${name} was served ${manners[serveType] ?? ''}${by}. ${note}`;
}

/** Tells where the device was: a few meters from the address, unless a wish says otherwise. */
function positionOf(
  { jobId, number, wishes }: Pick<AttemptSituation, 'jobId' | 'number' | 'wishes'>,
  address: Location | undefined,
): Pick<ServingAttempt, 'location' | 'accuracyMeters' | 'distanceMeters' | 'noGpsReason'> {
  if (wishes.has('no-gps')) return { noGpsReason: 'no signal inside the building' };
  if (!address) return { noGpsReason: 'the address has no known position' };
  const meters = wishes.has('far-gps') ? 640 : 4 + 20 * chanceOf(jobId, `distance ${number}`);
  const angle = 2 * Math.PI * chanceOf(jobId, `direction ${number}`);
  const degrees = meters / 111_320;
  const location = {
    lat: address.lat + degrees * Math.cos(angle),
    lng: address.lng + (degrees * Math.sin(angle)) / Math.cos((address.lat * Math.PI) / 180),
  };
  const accuracyMeters = Math.round(5 + 10 * chanceOf(jobId, `accuracy ${number}`));
  return { location, accuracyMeters, distanceMeters: Math.round(metersBetween(location, address)) };
}

/** Tells where the server was ten minutes before, for the wish `impossible-travel`: a degree of latitude away. */
export const elsewhere = (location: Location, at: Date) => ({
  ...{ at: new Date(at.getTime() - 600_000).toISOString(), location: { ...location, lat: location.lat + 1 } },
});

/** Post office hour at which copies are mailed, on the next business day after the service. */
const mailingHour = 10;

/** Tells when copies are mailed: the next business day, well within the 20 days that a rule gives. */
export function mailingAt(servedAt: Date, { timeZone }: ServingPlace): Date {
  return instantAt(courtDayAfter(dayIn(timeZone, servedAt), 1), mailingHour, timeZone);
}

interface MailingSituation {
  jobId: string;
  number: number;
  recipient: ServingRecipient;
  address: AddressToServe;
  court: Court;
  at: Date;
}

/** The mailing of copies after a substitute service: recorded like an attempt, without a position. */
export function mailingOf({ jobId, number, recipient, address, court, at }: MailingSituation): AttemptContent {
  const place = [address.street.trim(), address.unit?.trim()].filter(Boolean).join(', ');
  return {
    ...{ attemptId: idOf(jobId, `attempt ${number}`), number, addressId: address.addressId, at: at.toISOString() },
    ...{ timeZone: zoneOf(address.state ?? court.state), success: true, serveType: 'mail' },
    note: `Copies mailed first class to ${recipientName(recipient)}, ${place}, ${address.city}, ${address.state ?? ''} ${address.zip}.`,
    ...{ deviceAt: at.toISOString(), findings: [] },
  };
}

export type Follows = 'end' | 'leave-address' | 'offer' | 'next-attempt';

/** Tells what follows an attempt. @param bought the attempts that the firm ordered besides those in the price. */
export function afterAttempt(
  { content }: Pick<MadeAttempt, 'content'>,
  { count, bought }: { count: number; bought: number },
): Follows {
  if (content.success) return 'end';
  if (content.serveType === 'bad-address') return 'leave-address';
  return count >= includedAttempts + bought ? 'offer' : 'next-attempt';
}
