import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { fieldId } from '@/lib/form';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../forms/filing-form';

/** A filing type may ask for an amount that belongs to the case; this leads there while it is missing. */
export function AmountReminder() {
  const { orderId } = useDraft();
  const amount = useFilingContent((content) => content.amountInControversy);
  if (amount !== undefined) return null;
  return (
    <Text size="sm">
      This filing type asks for the amount in controversy.{' '}
      <Link to="/case-initiation/$orderId/case" params={{ orderId }} search hash={fieldId('amountInControversy')}>
        Enter it with the case
      </Link>
    </Text>
  );
}
