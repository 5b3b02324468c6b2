/** Filing types and optional services as options of a combobox, told apart by their fees. */
import type { FilingType, OptionalService } from '@/api/generated/filing/model';
import { formatDollars } from '@/lib/format/money';
import { offeredFilingTypes } from './filing-tables';

interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** The filing types that a filer may choose. A fee that the table does not state depends on the case. */
export function filingTypeOptions(filingTypes: readonly FilingType[]): Choice[] {
  return offeredFilingTypes(filingTypes).map(({ code, name, fee }) => ({
    value: code,
    label: name.trim(),
    description: filingFeeText(fee),
  }));
}

/** `Filing fee $25.00`, `No filing fee`; undefined where the table names none. */
export function filingFeeText(fee: number | undefined): string | undefined {
  if (fee === undefined) return undefined;
  return fee > 0 ? `Filing fee ${formatDollars(fee)}` : 'No filing fee';
}

/** The services that are not chosen yet. */
export function optionalServiceOptions(services: readonly OptionalService[], chosen: readonly string[]): Choice[] {
  const taken = new Set(chosen);
  return services
    .filter(({ code }) => !taken.has(code))
    .map((service) => ({ value: service.code, label: service.name.trim(), description: serviceFeeText(service) }));
}

/** `$7.50 each`, `$60.00`, `As stated by the filer`. */
export function serviceFeeText({ fee, multiplier, hasFeePrompt, altFeeDesc }: OptionalService): string {
  if (altFeeDesc) return altFeeDesc;
  if (hasFeePrompt) return 'You state the amount';
  if (fee === 0) return 'No fee';
  return multiplier ? `${formatDollars(fee)} each` : formatDollars(fee);
}
