import { usePermissions } from '@/features/firm';
import { CreditHoldWords } from '@/features/navigation';
import classes from './credit-hold-banner.module.css';

/** Says that the firm can't place orders until it pays. */
export default function CreditHoldBanner() {
  if (!usePermissions()) return null;
  return (
    <section className={classes.banner} aria-label="Credit hold">
      <p>
        <CreditHoldWords />
      </p>
    </section>
  );
}
