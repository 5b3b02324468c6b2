import type { Rules } from '../descriptor';
import { type CourtTables, caseFieldRequirements, rowOf } from '../model/court-tables';
import { type FilingContent, flowOf } from '../model/filing-content';
import { findCaseProblems } from '../rules/case-problems';
import { findFilingProblems } from '../rules/filing-problems';
import { findPartyProblems } from '../rules/party-problems';
import { findPaymentProblems } from '../rules/payment-problems';
import type { Problem } from '../rules/problems';
import { findProposedOrderProblems } from '../rules/proposed-order-problems';
import { proposedOrders } from './proposed-orders';

/** Checks the content as the clerks and the portal do, from the first step to the last. */
export const rules: Rules = (content, { tables, filings, payment, courtCase, lookup }) => [
  ...(tables ? findCaseProblems(content, tables, lookup) : []),
  ...(tables ? findAmountProblems(content, tables) : []),
  ...(tables ? findAccountProblems(content, tables) : []),
  ...(tables ? findPartyProblems(content, tables, courtCase) : []),
  ...findFilerProblems(content),
  ...findFilingProblems(content, filings),
  ...(tables ? findDocketProblems(content, tables) : []),
  ...(tables ? findProposedOrderProblems(content, tables, proposedOrders(content, tables)) : []),
  ...findPaymentProblems(content, payment),
];

/** The portal takes nothing from someone whose account isn't confirmed. */
function findAccountProblems(content: FilingContent, { own: { refusal = [] } }: CourtTables): Problem[] {
  const path = flowOf(content) === 'new-case' ? 'extra.filingAttorneyId' : 'extra.serviceRecipients';
  return refusal.map(({ name }) => ({ step: 'case', path, message: name }));
}

/** The amount of the claim belongs to the case type: it is needed before a document that asks for it is chosen. */
export function findAmountProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const isAsked = tables.filingTypes.some(({ amountInControversy }) => amountInControversy === 'Required');
  const isSaid = caseFieldRequirements(content, tables).amountInControversy === 'required';
  if (!isAsked || isSaid || content.amountInControversy !== undefined) return [];
  return [{ step: 'case', path: 'amountInControversy', message: 'Enter the amount of the claim.' }];
}

/** A new case has a party that files it. Of parties that the firm doesn't represent, the parties' rules say so. */
export function findFilerProblems(content: FilingContent): Problem[] {
  if (flowOf(content) === 'existing-case' || content.parties.length > 0) return [];
  return [{ step: 'parties', path: 'parties', message: 'Add the party you represent.' }];
}

/** Tells what a docket code needs and allows (filing variants, section 5). */
export function findDocketProblems({ filings }: FilingContent, { own }: CourtTables): Problem[] {
  const { described = [], confidential = [] } = own;
  return filings.flatMap(({ filingTypeCode, description, extra }, index) => {
    if (filingTypeCode === undefined) return [];
    const at = (path: string, message: string): Problem => ({
      step: 'filings',
      path: `filings.${index}.${path}`,
      message,
    });
    const asked = rowOf(described, filingTypeCode);
    const isConfidential = extra?.isConfidential === true;
    return [
      ...(asked && !description?.trim() ? [at('description', `Describe the document: “${asked.name}” needs it.`)] : []),
      ...(isConfidential && !rowOf(confidential, filingTypeCode)
        ? [at('extra.isConfidential', 'This document type can’t be filed as confidential.')]
        : []),
    ];
  });
}
