/** What doesn't fit about an attempt (serving supplement, section 4). Pure. */
import type {
  AddressLabel,
  Finding,
  Location,
  ServingAttempt,
  ServingCaseType,
  ServingRecipient,
} from '../../../generated/serving/schemas.ts';
import { dayIn } from '../../firm-time-zone.ts';
import type { RuleVersion } from './rule-version.ts';
import { rulesOn, substitutesFor } from './rules-of-service.ts';
import { promisedPhotos, servingHours, weekdayOf } from './service-levels.ts';

const farMeters = 100;
const skewMinutes = 5;
const fastest = 130;
const earthRadius = 6_371_000;

type Facts = Omit<ServingAttempt, 'findings' | 'photos'> & { photos: readonly { takenAt: string }[] };

export interface Checked {
  attempt: Facts;
  label: AddressLabel;
  recipientKind: ServingRecipient['kind'];
  /** The court's state, the address's, and the kind of case. */
  courtState: string;
  addressState: string;
  caseType: ServingCaseType;
  /** Whether enough attempts came before for a substitute after diligence. */
  isDiligent: boolean;
  /** Where the same server was last, in any job. */
  before?: { at: string; location: Location } | undefined;
}

/** Distance on the ground, in meters. */
export function metersBetween(a: Location, b: Location): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(b.lat - a.lat) / 2;
  const east = radians(b.lng - a.lng) / 2;
  const half = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Everything to acknowledge about an attempt, at most one finding of each kind. */
export function findingsOf(checked: Checked): Finding[] {
  const { attempt, courtState, addressState, caseType } = checked;
  // Mailing copies is no visit to a door.
  if (attempt.serveType === 'mail') return [];
  const day = dayIn(attempt.timeZone, new Date(attempt.at));
  const court = rulesOn(courtState, day);
  const found = (code: Finding['code'], text: string, source?: string): Finding => ({
    ...{ findingId: `${attempt.attemptId}:${code}`, code, text },
    ...(source && { source }),
  });
  const findings: Finding[] = [];
  const { location, accuracyMeters = 0, distanceMeters } = attempt;
  if (!location)
    findings.push(found('gps-missing', `No position was recorded: ${attempt.noGpsReason ?? 'no reason given'}.`));
  else if (distanceMeters !== undefined && distanceMeters > farMeters + accuracyMeters)
    findings.push(found('gps-far', `The position is ${Math.round(distanceMeters)} m from the address.`));
  if (isSkewed(attempt))
    findings.push(
      found('clock-skew', 'The device’s time differs from the position’s or a photo’s by more than 5 minutes.'),
    );
  const legal = court?.photosPerAttempt ?? 0;
  if (attempt.photos.length < Math.max(legal, promisedPhotos))
    findings.push(
      found('photos-missing', 'There is no photo of this attempt.', legal > 0 ? photoSource(court) : undefined),
    );
  for (const state of new Set([courtState, addressState])) {
    const version = rulesOn(state, day);
    if (!version?.barredWeekdays(caseType).includes(weekdayOf(day))) continue;
    findings.push(found('barred-day', 'The rules bar service on this day.', version.barredSource));
    break;
  }
  const hour = localHour(attempt);
  if (hour < servingHours.first || hour >= servingHours.last)
    findings.push(found('outside-hours', 'The attempt was before 7 a.m. or after 9 p.m.'));
  const substitute = substituteFinding(checked, court);
  if (substitute) findings.push(found(...substitute));
  if (isTooFast(checked))
    findings.push(found('impossible-travel', 'The server was at two places faster than 130 km/h.'));
  return findings;
}

const photoSource = (court: RuleVersion | undefined) => court?.rules.find(({ topic }) => topic === 'photos')?.source;

function isSkewed({ deviceAt, gpsAt, photos }: Facts): boolean {
  const device = Date.parse(deviceAt);
  const others = [...(gpsAt === undefined ? [] : [gpsAt]), ...photos.map(({ takenAt }) => takenAt)];
  return others.some((time) => Math.abs(Date.parse(time) - device) > skewMinutes * 60_000);
}

const localHour = ({ at, timeZone }: Facts) =>
  Number(new Date(at).toLocaleString('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }));

/** Served on someone else although the rule doesn't allow it, or on someone too young. */
function substituteFinding(
  { attempt, isDiligent, label, recipientKind }: Checked,
  court: RuleVersion | undefined,
): [Finding['code'], string, string?] | undefined {
  const { serveType, servedPerson } = attempt;
  if (serveType !== 'substitute-abode' && serveType !== 'substitute-business' && serveType !== 'posted')
    return undefined;
  if (!court) return undefined;
  const rule = substitutesFor(court, recipientKind).find(({ manner }) => manner === serveType);
  const isPlace = serveType !== 'substitute-abode' || label === 'home' || court.allowsWork === true;
  if (!rule || !isPlace || (rule.isAfterDiligence && !isDiligent)) {
    const source = rule?.source ?? court.rules.find(({ topic }) => topic === 'substitute')?.source;
    return ['substitute-not-allowed', 'The rules don’t allow this manner of service here yet.', source];
  }
  const age = servedPerson?.ageEstimate;
  if (age !== undefined && age < rule.minimumAge)
    return [
      'substitute-too-young',
      `The person is about ${age}; the rule wants ${rule.minimumAge} or older.`,
      rule.source,
    ];
  return undefined;
}

function isTooFast({ attempt, before }: Checked): boolean {
  if (!before || !attempt.location) return false;
  const hours = Math.abs(Date.parse(attempt.at) - Date.parse(before.at)) / 3_600_000;
  return metersBetween(before.location, attempt.location) / 1000 > fastest * hours;
}
