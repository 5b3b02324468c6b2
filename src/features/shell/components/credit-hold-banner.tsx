import { usePermissions } from '@/features/firm';
import { billingScreen, Planned, screens } from '@/features/navigation';
import { AppLink } from '@/lib/ui/links';
import classes from './credit-hold-banner.module.css';

/** Says that the firm can't place orders until it pays. Administrators get links; others see whom to ask (section 6). */
export default function CreditHoldBanner() {
  const permissions = usePermissions();
  if (!permissions) return null;
  const billing = billingScreen(permissions.billing);
  return (
    <section className={classes.banner} aria-label="Credit hold">
      {permissions.creditHoldNotice === 'with-links' ? (
        <p>
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
        </p>
      ) : (
        <p>Your account is on credit hold. Please contact your firm's administrator.</p>
      )}
    </section>
  );
}
