import type { ReactNode } from 'react';
import type { FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { RejectionReason } from './rejection-reason';

interface RejectionNoticeProps {
  filing: OrderFiling;
  /** The resubmit action. */
  action?: ReactNode;
}

/** Why a filing was rejected, and the resubmit action. */
export function RejectionNotice({ filing, action }: RejectionNoticeProps) {
  return (
    <Notice tone="bad" title={titles[filing.status] ?? 'Why it did not reach the court'} action={action}>
      <RejectionReason filing={filing} />
    </Notice>
  );
}

const titles: Partial<Record<FilingStatus, string>> = {
  rejected: 'Why it was rejected',
  returned: 'Why it was returned',
};
