import type { Rules } from '../descriptor';
import { findAttorneyProblems } from '../model/representation';
import { findCaseProblems } from '../rules/case-problems';
import { findFilingProblems } from '../rules/filing-problems';
import { findPartyProblems } from '../rules/party-problems';
import { findPaymentProblems } from '../rules/payment-problems';
import { findProposedOrderProblems } from '../rules/proposed-order-problems';

/** Checks the content as its courts do, from the first step to the last. */
export const rules: Rules = (content, context) => {
  const { tables, filings, payment, courtCase, lookup, withoutAttorney } = context;
  return [
    ...(tables ? findCaseProblems(content, tables, lookup) : []),
    ...(tables ? findPartyProblems(content, tables, courtCase) : []),
    ...findFilingProblems(content, filings),
    ...(tables ? findProposedOrderProblems(content, tables) : []),
    ...(tables ? findAttorneyProblems(content, tables, withoutAttorney) : []),
    ...findPaymentProblems(content, payment),
  ];
};
