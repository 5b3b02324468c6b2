/** Parts that the rules of several states share. */
import type { ServiceRule } from '../../../../generated/serving/schemas.ts';
import type { DeadlineRule, SubstituteRule } from '../rule-version.ts';

export type Topic = ServiceRule['topic'];
/** A rule as displayed, checked in its source. */
export const rule = (topic: Topic, text: string, source: string): ServiceRule => ({
  topic,
  text,
  source,
  checked: 'text',
});

export const sunday = () => [0];
export const never = () => [];
const standard = { attempts: 3, days: 3, timesOfDay: 1, homeAttempts: 0 };
/** No rule sets a number of attempts: three, on three days. */
export const usual = { diligence: () => standard, diligenceSource: '', photosPerAttempt: 0 };
/** Days from the filing of the case. */
export const fromFiling = (days: number, source: string) => (): DeadlineRule => ({
  ...{ anchor: 'filedOn', days, source },
  text: `${days} days from filing`,
});
/** At the home of an individual. */
export const abode = (minimumAge: number, source: string, isMailed = false): SubstituteRule => ({
  ...{ manner: 'substitute-abode', recipients: 'individuals', minimumAge, isAfterDiligence: false, isMailed, source },
});
