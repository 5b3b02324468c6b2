/** What each state keeps off the public record, as dated law (filing variants, section 9). A court's own policy comes first. */
import type { CourtPolicy, RedactedKind, RedactionRule, StateCode } from '@/api/generated/filing/model';

/** A state's rule, with its source. */
interface StateRedactionRule extends RedactionRule {
  /** The day from which it applies as it stands here. */
  asOf: string;
  source: string;
}

const kinds = (shown: RedactedKind['shown'], ...names: RedactedKind['kind'][]): RedactedKind[] =>
  names.map((kind) => ({ kind, shown }));

/** The first that has begun is in force: the newest comes first. */
const rules: Partial<Record<StateCode, readonly StateRedactionRule[]>> = {
  CA: [
    {
      rule: 'California Rules of Court, rule 1.201',
      kinds: kinds('last4', 'ssn', 'account'),
      acknowledge: true,
      asOf: '2026-01-01',
      source: 'Cal. Rules of Court, rule 1.201(a)',
    },
  ],
  IL: [
    {
      rule: 'Illinois Supreme Court Rule 138',
      kinds: kinds('last4', 'ssn', 'itin', 'licence', 'account', 'card'),
      acknowledge: false,
      asOf: '2026-01-01',
      source: 'Ill. S. Ct. R. 138(b)',
    },
  ],
  FL: [
    {
      rule: 'Florida Rule of General Practice and Judicial Administration 2.425',
      kinds: [
        ...kinds('none', 'ssn', 'account', 'card'),
        ...kinds('last4', 'itin', 'licence'),
        ...kinds('year', 'birthDate'),
      ],
      acknowledge: false,
      asOf: '2026-01-01',
      source: 'Fla. R. Gen. Prac. & Jud. Admin. 2.425(a)',
    },
  ],
  TX: [
    {
      rule: 'Texas Rule of Civil Procedure 21c',
      kinds: kinds('none', 'ssn', 'account', 'card', 'licence', 'birthDate'),
      acknowledge: false,
      asOf: '2026-01-01',
      source: 'Tex. R. Civ. P. 21c(a)',
    },
  ],
};

/** The rule that documents of a court are checked by on a day; undefined where none is known. */
export function redactionRuleOf(
  policy: Pick<CourtPolicy, 'redaction'>,
  state: StateCode,
  today: string,
): RedactionRule | StateRedactionRule | undefined {
  const ofState = rules[state]?.find(({ asOf }) => asOf <= today);
  // The court's policy names no source.
  return policy.redaction ? { ...ofState, ...policy.redaction } : ofState;
}
