import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { caseTitle } from '../model/case-title';
import { rowOf } from '../model/court-tables';
import { ReviewSection } from './review-section';

/** Reviews the case. */
export function ReviewCase() {
  const { tables } = useCourtTables();
  const content = useFilingContent((whole) => whole);
  const name = (rows: readonly { code: string; name: string }[], code: string | undefined) =>
    rowOf(rows, code)?.name.trim() ?? code;
  const optional: [string, string | undefined][] = [
    ['Filer type', name(tables.filerTypes, content.filerTypeCode)],
    ...content.crossReferences.map(({ code, value }): [string, string] => [
      name(tables.crossReferences, code) ?? code,
      value.trim(),
    ]),
    [
      'Procedure or remedy',
      content.procedureRemedyCodes.map((code) => name(tables.procedureRemedies, code)).join(', '),
    ],
    ['Damage amount', name(tables.damageAmounts, content.damageAmountCode)],
    ['Amount in controversy', dollars(content.amountInControversy)],
    ['Will filed on', content.willFiledDate && formatPlainDate(content.willFiledDate)],
  ];
  return (
    <ReviewSection title="Case" step="case">
      <PropertiesList
        items={[
          ['Title', caseTitle(content)],
          ...(content.caseNumber ? ([['Case number', content.caseNumber]] as const) : []),
          ['Court', name(tables.courts, content.courtCode)],
          ['Case category', name(tables.categories, content.caseCategoryCode)],
          ['Case type', name(tables.caseTypes, content.caseTypeCode)],
          ...optional.filter(([, value]) => value),
        ]}
      />
    </ReviewSection>
  );
}

function dollars(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatDollars(amount);
}
