import type { ReactNode } from 'react';
import type { FilingStatus, OrderFiling } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { SentBackReason } from './sent-back-reason';

interface RejectionNoticeProps {
  filing: OrderFiling;
  /** The step that mends it. */
  action?: ReactNode;
}

/** Why a filing came back, and the step that mends it. */
export function RejectionNotice({ filing, action }: RejectionNoticeProps) {
  return (
    <Notice tone="bad" title={titles[filing.status] ?? 'Why it did not reach the court'} action={action}>
      <SentBackReason filing={filing} />
    </Notice>
  );
}

const titles: Partial<Record<FilingStatus, string>> = {
  rejected: 'Why it was rejected',
  returned: 'Why it was returned',
};
