/** Rows of the court's tables as options of a select or a combobox. */
import type { CaseType } from '@/api/generated/filing/model';
import { formatDollars } from '@/lib/format/money';

interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** Rows by code and name. Names come with whatever white space the court typed. */
export function toOptions(rows: readonly { code: string; name: string }[]): Choice[] {
  return rows.map(({ code, name }) => ({ value: code, label: name.trim() }));
}

/** The case types a case can be opened with, with the initiation fee that tells like-named ones apart. */
export function caseTypeOptions(caseTypes: readonly CaseType[], category: string | undefined): Choice[] {
  return caseTypes
    .filter((type) => type.initial && type.caseCategory === category)
    .map(({ code, name, fee }) => ({
      value: code,
      label: name.trim(),
      description: fee > 0 ? `Case initiation fee ${formatDollars(fee)}` : undefined,
    }));
}

/** The case types that a case may be of which is there already: also those that none is opened with any more. */
export function existingCaseTypeOptions(caseTypes: readonly CaseType[], category: string | undefined): Choice[] {
  return toOptions(caseTypes.filter((type) => type.caseCategory === category));
}
