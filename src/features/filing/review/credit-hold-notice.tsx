import { usePermissions } from '@/features/firm';
import { CreditHoldWords } from '@/features/navigation';
import { Notice } from '@/lib/ui/notice';

/**
 * The filing wasn't submitted because the firm is on credit hold. Administrators are told what lifts it (billing
 * supplement, section 4).
 */
export function CreditHoldNotice() {
  const isPayer = usePermissions()?.creditHoldNotice === 'with-links';
  return (
    <Notice tone="bad" title="The filing wasn't submitted">
      <CreditHoldWords /> Your draft is saved.
      {isPayer && ' A card payment lifts the hold at once; a bank payment lifts it when it clears.'}
    </Notice>
  );
}
