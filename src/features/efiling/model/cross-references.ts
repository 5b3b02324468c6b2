/** Cross reference numbers: one per kind, in the order of the court's table. */
import type { CaseCrossReference, CrossReference } from '@/api/generated/filing/model';
import { type CourtTables, rowOf } from './court-tables';
import { type FilingContent, flowOf } from './filing-content';

/** The kinds the court asks for. Required kinds are required only for a new case. */
export function crossReferencesOf(
  content: Pick<FilingContent, 'isNonIndexedCase'>,
  { crossReferences }: Pick<CourtTables, 'crossReferences'>,
): readonly CrossReference[] {
  if (flowOf(content) === 'new-case') return crossReferences;
  return crossReferences.map((kind) => ({ ...kind, isRequired: false }));
}

/** A kind of number in the form, with its entered value. */
export interface CrossReferenceRow {
  kind: CrossReference;
  value: string;
  /** Added by the filer rather than required. */
  isRemovable: boolean;
}

/** The form's rows: kinds the court requires or shows by default, and added ones. */
export function crossReferenceRows(
  entered: readonly CaseCrossReference[],
  table: readonly CrossReference[],
): CrossReferenceRow[] {
  const values = new Map(entered.map(({ code, value }) => [code, value]));
  return oneOfEach(table).flatMap((kind) => {
    const isFixed = kind.isRequired || kind.isDefault;
    if (!isFixed && !values.has(kind.code)) return [];
    return [{ kind, value: values.get(kind.code) ?? '', isRemovable: !isFixed }];
  });
}

/** The kinds that can be added. */
export function addableCrossReferences(
  entered: readonly CaseCrossReference[],
  table: readonly CrossReference[],
): CrossReference[] {
  const shown = new Set(crossReferenceRows(entered, table).map((row) => row.kind.code));
  return oneOfEach(table).filter((kind) => !shown.has(kind.code));
}

/** A row for the case type takes precedence over the court's general row. */
function oneOfEach(table: readonly CrossReference[]): CrossReference[] {
  const particular = new Set(table.filter((kind) => kind.caseTypeId !== undefined).map((kind) => kind.code));
  return table.filter((kind) => kind.caseTypeId !== undefined || !particular.has(kind.code));
}

/** The entered numbers with this one set or added. */
export function withCrossReference(
  entered: readonly CaseCrossReference[],
  code: string,
  value: string,
): CaseCrossReference[] {
  return rowOf(entered, code)
    ? entered.map((row) => (row.code === code ? { code, value } : row))
    : [...entered, { code, value }];
}

/** The entered numbers without this one. */
export function withoutCrossReference(entered: readonly CaseCrossReference[], code: string): CaseCrossReference[] {
  return entered.filter((row) => row.code !== code);
}
