import { usePermissions } from '@/features/firm';
import { BillingLink, billingScreen, Planned, screens } from '@/features/navigation';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';

/**
 * The filing wasn't submitted because the firm is on credit hold. Administrators get links and what lifts it (billing
 * supplement, section 4); others are told whom to ask.
 */
export function CreditHoldNotice({ children }: { children: string }) {
  const permissions = usePermissions();
  const isPayer = permissions?.creditHoldNotice === 'with-links';
  const billing = billingScreen(permissions?.billing ?? 'hidden');
  const title = "The filing wasn't submitted";
  if (!isPayer)
    return (
      <Notice tone="bad" title={title}>
        {children} Your draft is saved.
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <>
          <BillingLink>See what is due</BillingLink>{' '}
          {billing === screens.billing && (
            <AppLink {...screens.payment.page}>
              Make a payment
              <Planned page={screens.payment.page} />
            </AppLink>
          )}
        </>
      }
    >
      Your account is on credit hold. Your draft is saved. A card payment lifts the hold at once; a bank payment lifts
      it when it clears.
    </Notice>
  );
}
