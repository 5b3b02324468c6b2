/** Options of selects and comboboxes. */
import type { Attorney, CaseType, Country, FilingType, OptionalService } from '@/api/generated/filing/model';
import { offeredFilingTypes } from '@/features/efiling';
import { formatDollars } from '@/lib/format/money';

interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** Table rows by code and name. Court names may have stray white space. */
export function toOptions(rows: readonly { code: string; name: string }[]): Choice[] {
  return rows.map(({ code, name }) => ({ value: code, label: name.trim() }));
}

/** Countries by name, once each. The empty choice stands for the United States, unless they are chosen by their code. */
export function countryOptions(countries: readonly Country[], chosen: string | undefined): Choice[] {
  const names = new Set<string>();
  return toOptions(countries).filter(({ value, label }) => {
    if ((value === homeCountry && chosen !== homeCountry) || (names.has(label) && value !== chosen)) return false;
    names.add(label);
    return true;
  });
}

const homeCountry = 'US';

/** Case types for a new case. The initiation fee distinguishes those with the same name. */
export function caseTypeOptions(caseTypes: readonly CaseType[], category: string | undefined): Choice[] {
  return caseTypes
    .filter((type) => type.initial && type.caseCategory === category)
    .map(({ code, name, fee }) => ({
      value: code,
      label: name.trim(),
      description: fee > 0 ? `Case initiation fee ${formatDollars(fee)}` : undefined,
    }));
}

/** Case types for an existing case, including those no longer used for new cases. */
export function existingCaseTypeOptions(caseTypes: readonly CaseType[], category: string | undefined): Choice[] {
  return toOptions(caseTypes.filter((type) => type.caseCategory === category));
}

/** The firm's attorneys. Bar numbers distinguish those with the same name. */
export function attorneyOptions(attorneys: readonly Attorney[]): Choice[] {
  return attorneys.map(({ attorneyId, firstName, middleName, lastName, barNumber }) => ({
    value: attorneyId,
    label: [firstName, middleName, lastName].filter(Boolean).join(' '),
    description: `Bar number ${barNumber}`,
  }));
}

/** The filing types a filer may choose. Without a stated fee, the fee depends on the case. */
export function filingTypeOptions(filingTypes: readonly FilingType[]): Choice[] {
  return offeredFilingTypes(filingTypes).map(({ code, name, fee }) => ({
    value: code,
    label: name.trim(),
    description: filingFeeText(fee),
  }));
}

/** `Filing fee $25.00`, `No filing fee`; undefined without a stated fee. */
export function filingFeeText(fee: number | undefined): string | undefined {
  if (fee === undefined) return undefined;
  return fee > 0 ? `Filing fee ${formatDollars(fee)}` : 'No filing fee';
}

/** The services not yet selected. */
export function optionalServiceOptions(services: readonly OptionalService[], chosen: readonly string[]): Choice[] {
  const taken = new Set(chosen);
  return services
    .filter(({ code }) => !taken.has(code))
    .map((service) => ({ value: service.code, label: service.name.trim(), description: serviceFeeText(service) }));
}

/** `$7.50 each`, `$60.00`, `No fee`. */
export function serviceFeeText({ fee, multiplier, hasFeePrompt, altFeeDesc }: OptionalService): string {
  if (altFeeDesc) return altFeeDesc;
  if (hasFeePrompt) return 'You enter the amount';
  if (fee === 0) return 'No fee';
  return multiplier ? `${formatDollars(fee)} each` : formatDollars(fee);
}
