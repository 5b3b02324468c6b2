import { Link } from '@tanstack/react-router';
import { usePermissions } from '@/features/access';
import { headerPages } from '../model/pages';
import classes from './credit-hold-banner.module.css';

/** The firm may place no orders until it has paid: administrators are shown where, others whom to ask (section 6). */
export default function CreditHoldBanner() {
  const permissions = usePermissions();
  if (!permissions) return null;
  return (
    <section className={classes.banner} aria-label="Credit hold">
      {permissions.creditHoldNotice === 'with-links' ? (
        <p>
          Your account is on credit hold: no orders can be placed. <Link to={headerPages.billing}>See what is due</Link>{' '}
          or <Link to={headerPages.payment}>make a payment</Link>.
        </p>
      ) : (
        <p>Your account is on credit hold. Please contact your firm's administrator.</p>
      )}
    </section>
  );
}
