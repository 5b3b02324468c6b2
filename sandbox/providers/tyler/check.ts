/** Checks content against its court's rules. Pure. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkAccount } from './account-check.ts';
import { checkCase } from './case-check.ts';
import { checkEnvelopeSize } from './document-check.ts';
import { checkFilings } from './entry-check.ts';
import { checkParties } from './party-check.ts';

/** Tells why content can't be submitted, by field path. `rules` is undefined for an unknown court. */
export function checkContent(content: FilingContent, rules: CourtRules | undefined, facts: FilingFacts): FieldErrors {
  const errors = new FieldErrors();
  if (!rules) {
    errors.add('content.courtCode', content.courtCode ? 'The state doesn’t have this court.' : 'Choose the court.');
    return errors;
  }
  checkCase(content, rules, facts, errors);
  checkParties(content, rules, facts, errors);
  checkFilings(content, rules, facts, errors);
  checkEnvelopeSize(content.filings, rules.policy, facts, errors);
  checkAccount(facts.account, Boolean(content.paymentAccountId), rules, errors);
  return errors;
}
