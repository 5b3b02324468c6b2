/** What the case itself lacks: court, category, case type, and what the court asks for besides. */

import type { CourtCase } from './court-case';
import { type CourtTables, rowOf, wantedOfCase } from './court-tables';
import { crossReferenceRows, crossReferencesOf } from './cross-references';
import { compilePattern } from './data-fields';
import { type FilingContent, flowOf, isIndexedCase } from './filing-content';

import type { Problem } from './problems';

/** What the court answers for a case: `unknown` when it has no such case in its index. */
export type CourtCaseAnswer = CourtCase | 'unknown';

/** Problems of the step "Case", from top to bottom. `courtCase` is missing while the court has not answered. */
export function findCaseProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCaseAnswer): Problem[] {
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
  if (!court?.initial) return [problem('courtCode', 'Cases cannot be opened at this court. Choose another.')];
  return [
    ...choice('caseCategoryCode', content.caseCategoryCode, tables.categories, 'the case category'),
    ...caseTypeProblems(content, tables),
    ...(tables.filerTypes.length > 0
      ? choice('filerTypeCode', content.filerTypeCode, tables.filerTypes, 'the filer type')
      : []),
  ];
}

/** What keeps a filing out of a case that is there already. */
function existingCaseProblems(content: FilingContent, tables: CourtTables, courtCase?: CourtCaseAnswer): Problem[] {
  if (content.courtCode === undefined) return [problem('courtCode', 'Choose the court.')];
  const court = rowOf(tables.courts, content.courtCode);
  if (!court?.subsequent) return [problem('courtCode', 'This court takes no filings into existing cases.')];
  return [
    ...(isIndexedCase(content) ? indexedCaseProblems(content, courtCase) : nonIndexedCaseProblems(content, tables)),
    ...(content.filerTypeCode === undefined
      ? []
      : choice('filerTypeCode', content.filerTypeCode, tables.filerTypes, 'the filer type')),
  ];
}

function indexedCaseProblems({ caseTrackingId }: FilingContent, courtCase: CourtCaseAnswer | undefined): Problem[] {
  if (caseTrackingId === undefined) return [problem('caseTrackingId', 'Choose the case.')];
  if (courtCase === 'unknown') return [problem('caseTrackingId', 'The court has no such case in its index any more.')];
  if (!courtCase || courtCase.isFilingAllowed) return [];
  return [problem('caseTrackingId', courtCase.notAllowedReason ?? 'The court takes no filings into this case.')];
}

function nonIndexedCaseProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const court = rowOf(tables.courts, content.courtCode);
  const isEmpty = (text: string | undefined) => (text?.trim() ?? '') === '';
  return [
    ...(court?.allowFilingIntoNonIndexedCase
      ? []
      : [problem('courtCode', 'This court takes filings into cases of its index only. Choose another.')]),
    ...(isEmpty(content.caseNumber) ? [problem('caseNumber', 'Enter the case number.')] : []),
    ...(isEmpty(content.caseTitle) ? [problem('caseTitle', 'Enter the title of the case.')] : []),
    ...choice('caseCategoryCode', content.caseCategoryCode, tables.categories, 'the case category'),
    ...choice('caseTypeCode', content.caseTypeCode, tables.caseTypes, 'the case type'),
  ];
}

function caseTypeProblems(content: FilingContent, tables: CourtTables): Problem[] {
  if (content.caseCategoryCode === undefined && content.caseTypeCode === undefined)
    return [problem('caseTypeCode', 'Choose the case type.')];
  return choice(
    'caseTypeCode',
    content.caseTypeCode,
    tables.caseTypes.filter((type) => type.initial),
    'the case type',
  );
}

/** A required choice out of a table: made, and still offered. */
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
    return [problem(path, kind.customValidationFailureMessage ?? `The court does not take this as ${kind.name}.`)];
  });
}

function furtherProblems(content: FilingContent, tables: CourtTables): Problem[] {
  const wanted = wantedOfCase(content, tables);
  const problems: Problem[] = [];
  if (wanted.procedureRemedy === 'required' && content.procedureRemedyCodes.length === 0)
    problems.push(problem('procedureRemedyCodes', 'Choose at least one procedure or remedy.'));
  if (wanted.damageAmount === 'required' && content.damageAmountCode === undefined)
    problems.push(problem('damageAmountCode', 'Choose the damage amount.'));
  if (wanted.amountInControversy === 'required' && content.amountInControversy === undefined)
    problems.push(
      problem('amountInControversy', 'Enter the amount in controversy: a filing you have chosen asks for it.'),
    );
  if (wanted.willFiledDate === 'required' && content.willFiledDate === undefined)
    problems.push(problem('willFiledDate', 'Enter the date on which the will was filed.'));
  return problems;
}

function disclaimerProblems(content: FilingContent, tables: CourtTables): Problem[] {
  return tables.disclaimers
    .filter((disclaimer) => !content.disclaimerCodes.includes(disclaimer.code))
    .map((disclaimer) =>
      problem(`disclaimerCodes.${disclaimer.code}`, `Read and confirm the court's statement "${disclaimer.name}".`),
    );
}
