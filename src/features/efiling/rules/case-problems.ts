/** Problems of the case: court, category, case type and details. */

import type { ExistingCaseForFiling } from '@/api/generated/filing/model';
import { type CourtTables, caseFieldRequirements, rowOf } from '../model/court-tables';
import { crossReferenceRows, crossReferencesOf } from '../model/cross-references';
import { type FilingContent, flowOf, isIndexedCase } from '../model/filing-content';
import { compilePattern } from '../model/input-rules';
import type { Problem } from './problems';

/** The court's data about an existing case that the rules need. */
export type CourtCase = Pick<ExistingCaseForFiling, 'isFilingAllowed' | 'notAllowedReason' | 'parties'>;

/** The court's case; `unknown` if the court has no such case. */
export type CourtCaseLookup = CourtCase | 'unknown';

/** Problems of the Case step, from top to bottom. `courtCase` is undefined until the court responds. */
export function findCaseProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCaseLookup): Problem[] {
  return [
    ...(flowOf(content) === 'new-case'
      ? classificationProblems(content, tables)
      : existingCaseProblems(content, tables, courtCase)),
    ...crossReferenceProblems(content, tables),
    ...furtherProblems(content, tables),
    ...disclaimerProblems(content, tables),
  ];
}

const problem = (path: string, message: string): Problem => ({ step: 'case', path, message });

function classificationProblems(content: FilingContent, tables: CourtTables): Problem[] {
  if (content.courtCode === undefined) return [problem('courtCode', 'Choose the court.')];
  const court = rowOf(tables.courts, content.courtCode);
  if (!court?.initial) return [problem('courtCode', "This court doesn't accept new cases. Choose another.")];
  return [
    ...choice('caseCategoryCode', content.caseCategoryCode, tables.categories, 'the case category'),
    ...choice(
      'caseTypeCode',
      content.caseTypeCode,
      tables.caseTypes.filter((type) => type.initial),
      'the case type',
    ),
    ...(tables.filerTypes.length > 0
      ? choice('filerTypeCode', content.filerTypeCode, tables.filerTypes, 'the filer type')
      : []),
  ];
}

/** Problems of filing into an existing case. */
function existingCaseProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCaseLookup): Problem[] {
  if (content.courtCode === undefined) return [problem('courtCode', 'Choose the court.')];
  const court = rowOf(tables.courts, content.courtCode);
  if (!court?.subsequent) return [problem('courtCode', "This court doesn't accept filings into existing cases.")];
  return [
    ...(isIndexedCase(content) ? indexedCaseProblems(content, courtCase) : nonIndexedCaseProblems(content, tables)),
    ...(content.filerTypeCode === undefined
      ? []
      : choice('filerTypeCode', content.filerTypeCode, tables.filerTypes, 'the filer type')),
  ];
}

function indexedCaseProblems({ caseTrackingId }: FilingContent, courtCase: CourtCaseLookup | undefined): Problem[] {
  if (caseTrackingId === undefined) return [problem('caseTrackingId', 'Choose the case.')];
  if (courtCase === 'unknown') return [problem('caseTrackingId', 'The court no longer lists this case.')];
  if (!courtCase || courtCase.isFilingAllowed) return [];
  return [problem('caseTrackingId', courtCase.notAllowedReason ?? 'This case is closed to e-filing.')];
}

function nonIndexedCaseProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const court = rowOf(tables.courts, content.courtCode);
  const isEmpty = (text: string | undefined) => (text?.trim() ?? '') === '';
  return [
    ...(court?.allowFilingIntoNonIndexedCase
      ? []
      : [problem('courtCode', 'This court accepts filings only into indexed cases. Choose another court.')]),
    ...(isEmpty(content.caseNumber) ? [problem('caseNumber', 'Enter the case number.')] : []),
    ...(isEmpty(content.caseTitle) ? [problem('caseTitle', 'Enter the case title.')] : []),
    ...choice('caseCategoryCode', content.caseCategoryCode, tables.categories, 'the case category'),
    ...choice('caseTypeCode', content.caseTypeCode, tables.caseTypes, 'the case type'),
  ];
}

/** A required choice, which must still be in its table. */
function choice(path: string, code: string | undefined, table: readonly { code: string }[], label: string): Problem[] {
  if (code === undefined) return [problem(path, `Choose ${label}.`)];
  return rowOf(table, code) ? [] : [problem(path, `The court no longer offers this choice. Choose ${label} again.`)];
}

function crossReferenceProblems(content: FilingContent, tables: CourtTables): Problem[] {
  return crossReferenceRows(content.crossReferences, crossReferencesOf(content, tables)).flatMap(({ kind, value }) => {
    const path = `crossReferences.${kind.code}`;
    const text = value.trim();
    if (text === '') return kind.isRequired ? [problem(path, `Enter the ${kind.name}.`)] : [];
    const pattern = compilePattern(kind.validationRegex);
    if (!pattern || pattern.test(text)) return [];
    return [
      problem(
        path,
        kind.customValidationFailureMessage ?? `Check the ${kind.name}. The court doesn't accept this format.`,
      ),
    ];
  });
}

function furtherProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const requirements = caseFieldRequirements(content, tables);
  const problems: Problem[] = [];
  if (requirements.procedureRemedy === 'required' && content.procedureRemedyCodes.length === 0)
    problems.push(problem('procedureRemedyCodes', 'Choose at least one procedure or remedy.'));
  if (requirements.damageAmount === 'required' && content.damageAmountCode === undefined)
    problems.push(problem('damageAmountCode', 'Choose the damage amount.'));
  if (requirements.amountInControversy === 'required' && content.amountInControversy === undefined)
    problems.push(problem('amountInControversy', 'Enter the amount in controversy. One of your filings requires it.'));
  if (requirements.willFiledDate === 'required' && content.willFiledDate === undefined)
    problems.push(problem('willFiledDate', 'Enter the date the will was filed.'));
  return problems;
}

function disclaimerProblems(content: FilingContent, tables: CourtTables): Problem[] {
  return tables.disclaimers
    .filter((disclaimer) => !content.disclaimerCodes.includes(disclaimer.code))
    .map((disclaimer) => problem(`disclaimerCodes.${disclaimer.code}`, `Certify “${disclaimer.name}”.`));
}
