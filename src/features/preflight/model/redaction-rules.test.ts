import { describe, expect, test } from 'vitest';
import type { RedactionRule, StateCode } from '@/api/generated/filing/model';
import { redactionRuleOf } from './redaction-rules';

/** Tells what a rule lets show of each kind. */
const shownBy = (rule: RedactionRule | undefined) =>
  rule && Object.fromEntries(rule.kinds.map(({ kind, shown }) => [kind, shown]));

describe('the law of a state', () => {
  test.each<[StateCode, Record<string, string>, boolean]>([
    ['CA', { ssn: 'last4', account: 'last4' }, true],
    ['IL', { ssn: 'last4', itin: 'last4', licence: 'last4', account: 'last4', card: 'last4' }, false],
    ['FL', { ssn: 'none', account: 'none', card: 'none', itin: 'last4', licence: 'last4', birthDate: 'year' }, false],
    ['TX', { ssn: 'none', account: 'none', card: 'none', licence: 'none', birthDate: 'none' }, false],
  ])('%s keeps %j off the record', (state, shown, acknowledge) => {
    const rule = redactionRuleOf({}, state, '2026-01-01');
    expect(shownBy(rule)).toEqual(shown);
    expect(rule?.acknowledge).toBe(acknowledge);
  });

  test.each<[StateCode, string, string]>([
    ['CA', 'California Rules of Court, rule 1.201', 'Cal. Rules of Court, rule 1.201(a)'],
    ['IL', 'Illinois Supreme Court Rule 138', 'Ill. S. Ct. R. 138(b)'],
    [
      'FL',
      'Florida Rule of General Practice and Judicial Administration 2.425',
      'Fla. R. Gen. Prac. & Jud. Admin. 2.425(a)',
    ],
    ['TX', 'Texas Rule of Civil Procedure 21c', 'Tex. R. Civ. P. 21c(a)'],
  ])('%s cites its rule and source', (state, rule, source) => {
    expect(redactionRuleOf({}, state, '2026-11-25')).toMatchObject({ rule, source, asOf: '2026-01-01' });
  });

  test('applies from its day on', () => {
    for (const state of ['CA', 'IL', 'FL', 'TX'] as const) {
      expect(redactionRuleOf({}, state, '2025-12-31')).toBeUndefined();
      expect(redactionRuleOf({}, state, '2026-01-01')).toBeDefined();
    }
  });

  test('is unknown for other states', () => {
    expect(redactionRuleOf({}, 'IN', '2026-11-25')).toBeUndefined();
  });
});

describe('the policy of a court', () => {
  const redaction: RedactionRule = {
    rule: 'Local Rule 5',
    kinds: [{ kind: 'minor', shown: 'none' }],
    acknowledge: true,
  };

  test('wins over the state, whose source it keeps', () => {
    expect(redactionRuleOf({ redaction }, 'IL', '2026-11-25')).toEqual({
      ...redaction,
      asOf: '2026-01-01',
      source: 'Ill. S. Ct. R. 138(b)',
    });
  });

  test('applies where the state has no rule', () => {
    expect(redactionRuleOf({ redaction }, 'IN', '2026-11-25')).toEqual(redaction);
  });
});
