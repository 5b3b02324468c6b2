import { usePerson } from '@/features/session';
import { formatDollars } from '@/lib/format/money';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useFilingContent } from '../draft/filing-form';
import { ReviewSection } from './review-section';

/** Reviews who is told about the court's decision, and the limit of the fees. */
export function ReviewNotices() {
  const person = usePerson();
  const contactEmail = useFilingContent((content) => content.contactEmail?.trim());
  const maxFeeAmount = useFilingContent((content) => content.maxFeeAmount);
  const items: [string, string | undefined][] = [
    ["Court's decision", [person?.email, contactEmail].filter(Boolean).join(', ')],
    ['Maximum fee amount', maxFeeAmount === undefined ? undefined : formatDollars(maxFeeAmount)],
  ];
  return (
    <ReviewSection title="Notices" step="payment">
      <PropertiesList items={items.filter(([, value]) => value)} />
    </ReviewSection>
  );
}
