/** What California's courts check besides what all do (filing variants, section 3). */
import type { Rules } from '../descriptor';
import { type CourtTables, rowOf } from '../model/court-tables';
import { type FilingContent, flowOf } from '../model/filing-content';
import { findCaseProblems } from '../rules/case-problems';
import { findFilingProblems } from '../rules/filing-problems';
import { findPartyProblems } from '../rules/party-problems';
import { findPaymentProblems } from '../rules/payment-problems';
import type { Problem } from '../rules/problems';
import { findProposedOrderProblems } from '../rules/proposed-order-problems';
import { isEvictionType } from './fields';
import { proposedOrders } from './proposed-orders';

/** The civil case cover sheet, and the request to waive court fees: numbers of the Judicial Council's forms. */
const coverSheet = 'CM-010';
const feeWaiver = 'FW-001';

/** Checks the content as the courts do, from the first step to the last. */
export const rules: Rules = (content, { tables, filings, payment, courtCase, lookup }) => [
  ...(tables ? findCaseProblems(content, tables, lookup).filter(isAsked(content)) : []),
  ...(tables ? findCourtProblems(content, tables) : []),
  ...(tables ? findPartyProblems(content, tables, courtCase) : []),
  ...findFilerProblems(content),
  ...findFilingProblems(content, filings),
  ...(tables ? findProposedOrderProblems(content, tables, proposedOrders()) : []),
  ...(tables ? findDocumentProblems(content, tables) : []),
  ...findPaymentProblems(content, payment),
];

const classification: ReadonlySet<string> = new Set(['caseCategoryCode', 'caseTypeCode']);

/** The courts ask for no category of a case that was opened before. */
const isAsked = (content: FilingContent) => (problem: Problem) =>
  flowOf(content) === 'new-case' || !classification.has(problem.path);

/** A new case has a party that files it. */
function findFilerProblems({ parties, ...content }: FilingContent): Problem[] {
  if (flowOf(content) === 'existing-case' || parties.length > 0) return [];
  return [{ step: 'parties', path: 'parties', message: 'Add the party you represent.' }];
}

/** Tells what depends on the court: its connection, divisions, and whether it hears the case as an eviction. */
export function findCourtProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const { extra = {} } = content;
  const { refusal = [], divisions = [] } = tables.own;
  const at = (path: string, message: string): Problem => ({ step: 'case', path, message });
  const division = typeof extra.divisionId === 'string' ? extra.divisionId : undefined;
  const isChosen = content.caseTypeCode !== undefined && flowOf(content) === 'new-case';
  return [
    ...refusal.map(({ name }) => at('courtCode', name)),
    ...(division && !rowOf(divisions, division)
      ? [at('extra.divisionId', 'The court no longer offers this division. Choose another.')]
      : []),
    ...(isChosen && extra.isUnlawfulDetainer === true && !isEvictionType(tables, content)
      ? [at('extra.isUnlawfulDetainer', 'This case type is not an unlawful detainer.')]
      : []),
  ];
}

/** Tells what a new case, a fee waiver and a motion need among the documents. */
export function findDocumentProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const { filings, extra = {} } = content;
  const codes = filings.map(({ filingTypeCode }) => filingTypeCode);
  const isOpening = (code: string | undefined) =>
    code !== coverSheet && rowOf(tables.filingTypes, code)?.filingType === 'Initial';
  const at = (path: string, message: string): Problem => ({ step: 'filings', path, message });
  const isNew = flowOf(content) === 'new-case' && filings.length > 0;
  return [
    ...(isNew && !codes.some(isOpening) ? [at('filings', 'Add a complaint or petition.')] : []),
    ...(isNew && !codes.includes(coverSheet) ? [at('filings', 'Add the civil case cover sheet (form CM-010).')] : []),
    ...(extra.isFeeWaiverRequested === true && !codes.includes(feeWaiver)
      ? [
          {
            ...at('extra.isFeeWaiverRequested', 'Add the request to waive court fees (form FW-001).'),
            step: 'case' as const,
          },
        ]
      : []),
  ];
}
