import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { fieldId } from '@/lib/form';
import { useStepLink } from '../draft/use-step-link';
import { useFilingContent } from '../forms/filing-form';

/** A filing type may ask for an amount that belongs to the case; this leads there while it is missing. */
export function AmountReminder() {
  const stepLink = useStepLink();
  const amount = useFilingContent((content) => content.amountInControversy);
  if (amount !== undefined) return null;
  return (
    <Text size="sm">
      This filing type asks for the amount in controversy.{' '}
      <Link {...stepLink('case')} hash={fieldId('amountInControversy')}>
        Enter it with the case
      </Link>
    </Text>
  );
}
