import { enteredFields, shownFields } from '@/features/efiling';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables, useTableNames } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { useUnserved } from '../draft/unserved-parties';
import { caseTitle } from '../model/case-title';
import { useLabels, useProvider } from '../provider-context';
import { ReviewSection } from './review-section';

/** Reviews the case. */
export function ReviewCase() {
  const { tables } = useCourtTables();
  const { nameOf } = useTableNames();
  const content = useFilingContent((whole) => whole);
  const { fields } = useProvider();
  const labels = useLabels();
  const recipients = shownFields(fields.case, tables, content).find(({ partiesServed }) => partiesServed !== undefined);
  const unserved = useUnserved(recipients?.partiesServed)(recipients && content.extra?.[recipients.key]);
  const optional: [string, string | undefined][] = [
    ['Filer type', nameOf('filerTypes', content.filerTypeCode)],
    ...content.crossReferences.map(({ code, value }): [string, string] => [
      nameOf('crossReferences', code) ?? 'Cross reference',
      value.trim(),
    ]),
    ['Procedure or remedy', content.procedureRemedyCodes.map((code) => nameOf('procedureRemedies', code)).join(', ')],
    ['Damage amount', nameOf('damageAmounts', content.damageAmountCode)],
    [labels.amountInControversy, dollars(content.amountInControversy)],
    ['Return date', content.returnDate && formatPlainDate(content.returnDate)],
    ['Will filed on', content.willFiledDate && formatPlainDate(content.willFiledDate)],
  ];
  return (
    <ReviewSection title="Case" step="case">
      <PropertiesList
        items={[
          ['Title', caseTitle(content) || undefined],
          ...(content.caseNumber ? ([['Case number', content.caseNumber]] as const) : []),
          ['Court', nameOf('courts', content.courtCode)],
          [labels.caseCategory, nameOf('categories', content.caseCategoryCode)],
          ['Case type', nameOf('caseTypes', content.caseTypeCode)],
          ...optional.filter(([, value]) => value),
          ...enteredFields(fields.case, tables, content.extra, content),
          ...(unserved.length > 0 ? ([['Not served', unserved.join(', ')]] as const) : []),
        ]}
      />
    </ReviewSection>
  );
}

function dollars(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatDollars(amount);
}
