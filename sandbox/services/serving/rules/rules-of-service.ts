/**
 * Rules of service of the eleven court states, as dated data with their sources (serving supplement, section 6).
 * `checked` is the supplement's own statement: only the summary of California's change of 2027 is marked as such. A
 * rule without a dated change has no first day.
 */
import type { ServingRecipient } from '../../../generated/serving/schemas.ts';
import type { RuleVersion, SubstituteRule } from './rule-version.ts';
import { california } from './states/california.ts';
import { florida } from './states/florida.ts';
import { georgia } from './states/georgia.ts';
import { illinois } from './states/illinois.ts';
import { indiana } from './states/indiana.ts';
import { maryland } from './states/maryland.ts';
import { nevada } from './states/nevada.ts';
import { newYork } from './states/new-york.ts';
import { texas } from './states/texas.ts';
import { utah } from './states/utah.ts';
import { virginia } from './states/virginia.ts';

export const rulesOfService: readonly RuleVersion[] = [
  ...california,
  florida,
  georgia,
  illinois,
  indiana,
  maryland,
  nevada,
  newYork,
  texas,
  utah,
  virginia,
];

/** The version of a state's rules on a day of service; undefined for a state without rules on file. */
export function rulesOn(state: string, on: string): RuleVersion | undefined {
  return rulesOfService.find(
    (version) => version.state === state && (version.from ?? '') <= on && on <= (version.until ?? '9999-12-31'),
  );
}

/** The substitutes that a version knows for a kind of recipient. */
export function substitutesFor(
  { substitutes }: Pick<RuleVersion, 'substitutes'>,
  kind: ServingRecipient['kind'],
): readonly SubstituteRule[] {
  const whom = kind === 'individual' ? 'individuals' : 'organizations';
  return substitutes.filter(({ recipients }) => recipients === undefined || recipients === whom);
}
