/** Labels of fees and their statuses. */
import type { FeeCategory, FeeChargeStatus } from '@/api/generated/billing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

const statuses: Readonly<Record<FeeChargeStatus, { label: string; tone: StatusTone }>> = {
  billable: { label: 'Billable', tone: 'good' },
  'not-yet-charged': { label: 'Pending', tone: 'progress' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

export function feeStatus(status: FeeChargeStatus): { label: string; tone: StatusTone } {
  return statuses[status];
}

/** The court's convenience fee and the card surcharge differ (decision 10). */
const categories: Readonly<Record<FeeCategory, string>> = {
  'court-fee': 'Court fee',
  'service-fee': 'Service fee',
  'convenience-fee': 'Convenience fee',
  surcharge: 'Card surcharge',
  tax: 'Tax',
};

export function feeCategoryLabel(category: FeeCategory): string {
  return categories[category];
}
