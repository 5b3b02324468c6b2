import { usePermissions } from '@/features/firm';
import { AppLink } from '@/lib/ui/links';
import { billingScreen } from '../model/bar-screens';
import { screens } from '../model/pages';
import { Planned } from './planned';

/** The words of a credit hold, the same everywhere: administrators get links to pay, others see whom to ask (section 6). */
export function CreditHoldWords() {
  const permissions = usePermissions();
  if (permissions?.creditHoldNotice !== 'with-links')
    return <>Your account is on credit hold. Please contact your firm's administrator.</>;
  const billing = billingScreen(permissions.billing);
  return (
    <>
      Your account is on credit hold: no orders can be placed.{' '}
      <AppLink {...billing.page} inherit underline="always">
        See what is due
        <Planned page={billing.page} />
      </AppLink>
      {billing === screens.billing && (
        <>
          {' '}
          or{' '}
          <AppLink {...screens.payment.page} inherit underline="always">
            make a payment
            <Planned page={screens.payment.page} />
          </AppLink>
        </>
      )}
      .
    </>
  );
}
