/** The product's pure rules under the names used by the shared test vectors; each is a thin wrapper. */

import { zipError } from '../../src/features/addresses/model/address.ts';
import { readCaseNumber } from '../../src/features/docket-sync/rules/case-number.ts';
import {
  type DeadlineFacts,
  deadlineRules,
  type Period,
  periodOf,
} from '../../src/features/docket-sync/rules/deadline-rules.ts';
import { dueDate } from '../../src/features/docket-sync/rules/due-date.ts';
import { matchMatters } from '../../src/features/docket-sync/rules/match-matters.ts';
import { billedForQuarter, type PacerPurchase, pacerPrice } from '../../src/features/docket-sync/rules/pacer-price.ts';
import { isWithoutIntegration } from '../../src/features/firm/model/retailer.ts';
import { type MappingLookup, mappingStatus } from '../../src/features/matters/model/mapping.ts';
import { confirmPasswordError, passwordError } from '../../src/features/onboarding/model/account.ts';
import { readSignUpLink } from '../../src/features/onboarding/model/sign-up-link.ts';
import { cvvError } from '../../src/features/payment-card/model/card.ts';
import { type CardBrand, cardBrand } from '../../src/features/payment-card/model/card-brand.ts';
import { expiryError } from '../../src/features/payment-card/model/card-expiry.ts';
import { cardNumberError } from '../../src/features/payment-card/model/card-number.ts';
import { readAccessToken, tokenFromQuery } from '../../src/features/session/model/access-token.ts';
import { safeRedirectTarget } from '../../src/features/session/model/redirect-target.ts';
import { signInEmailError } from '../../src/lib/form/messages.ts';
import { phoneError } from '../../src/lib/form/us-phone.ts';
import { type LinkContext, type LinkDescription, linkHref } from '../../src/lib/links/link-href.ts';

interface RedirectCase {
  input: string;
  currentOrigin: string;
  prefix: string;
  providerDomain: string;
}

interface MappingCase {
  retailerCode: string;
  mappingId?: string | null;
  givenReference?: string | null;
  load: 'ok' | 'none' | 'loading' | 'error';
  mappingJson?: string | null;
}

/** Without an ID there is no lookup, so nothing is loading. */
function mappingLookup({ mappingId, load, mappingJson }: MappingCase): MappingLookup {
  if (!mappingId) return { state: 'none' };
  return load === 'ok' ? { state: 'loaded', json: mappingJson } : { state: load };
}

const statusNames = {
  valid: 'valid',
  mismatch: 'mismatch',
  'not-found': 'not found',
  error: 'error',
  loading: 'isLoading',
} as const;

/** A rule by its ID, or a period of its own. */
function countedPeriod(rule: string | Period, facts: DeadlineFacts): Period {
  if (typeof rule !== 'string') return rule;
  const known = deadlineRules.find(({ ruleId }) => ruleId === rule);
  if (!known) throw new RangeError(`No such rule: ${rule}`);
  return periodOf(known, facts);
}

/** Dollars; of what isn't known yet, at most how many, null without an upper bound. */
function priceInDollars(kind: PacerPurchase, count?: number) {
  const price = pacerPrice(kind, count);
  if (price.bound === 'none') return { atMost: null };
  return price.bound === 'exact' ? price.cents / 100 : { atMost: price.cents / 100 };
}

/** Converts a rule's result for scoring. */
const judged = (error: string | undefined) => ({ valid: error === undefined, error });

export default {
  brand: cardBrand,
  cardNumber: (input: string) => ({ ...judged(cardNumberError(input)), brand: cardBrand(input) }),
  expiry: (input: string, nowLocal: string) => judged(expiryError(input, new Date(nowLocal))),
  cvv: (input: string, brand: CardBrand) => judged(cvvError(input, brand)),
  zip: (input: string) => judged(zipError(input)),
  email: (input: string) => judged(signInEmailError(input)),
  password: (input: string) => judged(passwordError(input)),
  confirm: (password: string, confirmPassword: string) => confirmPasswordError(password, confirmPassword) ?? null,
  phone: (input: string) => judged(phoneError(input, 'Phone')),
  signupLink: (query: string) => {
    const read = readSignUpLink(query);
    return read.ok ? [] : read.missing;
  },
  mapping: (given: MappingCase) =>
    statusNames[
      mappingStatus({
        isIntegrated: !isWithoutIntegration(given.retailerCode),
        givenReference: given.givenReference,
        lookup: mappingLookup(given),
      }).status
    ],
  redirect: ({ input, ...rule }: RedirectCase) => safeRedirectTarget(input, rule),
  token: (token: string, nowSeconds: number) => readAccessToken(token, nowSeconds),
  tokenFromQuery,
  readCaseNumber,
  pacerPrice: priceInDollars,
  pacerQuarter: (spent: number) => billedForQuarter(Math.round(spent * 100)) / 100,
  matchMatters,
  dueDate: (rule: string | Period, day: string, facts: DeadlineFacts = {}) =>
    dueDate(countedPeriod(rule, facts), day, facts),
  link: (given: LinkDescription & LinkContext) => linkHref(given, given),
};
