import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePermissions } from '@/features/firm';
import { BillingLink, barScreens, Planned } from '@/features/navigation';
import { useSelectedState } from '@/features/states';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { HeaderMenu } from './header-menu';
import classes from './main-navigation.module.css';
import { SupportContact } from './support-contact';

/** Lists of orders and filings, and the pages that their rows open. */
const ordersPages = /^\/(orders|filing-list|(order|ccd|e-service)-details(-all)?)(\/|$)/;

/** The main navigation: a row in the header, and on a phone a drawer that the button for `id` opens. */
export function MainNavigation({ id }: { id: string }) {
  const navigation = useRef<HTMLElement>(null);
  const permissions = usePermissions();
  const state = useSelectedState();
  const reporting = useLinkTarget(barScreens.reporting.page);
  const isInOrders = useLocation({ select: ({ pathname }) => ordersPages.test(pathname) });
  // Client-side navigation leaves the drawer open.
  const close = () => navigation.current?.hidePopover();
  const menu = { buttonClass: classes.link, onChosen: close };
  const link = { className: classes.link, onClick: close };
  return (
    <nav
      id={id}
      ref={navigation}
      popover="auto"
      aria-label="Main"
      className={classes.navigation}
      data-unknown={!permissions || undefined}
    >
      {permissions?.canSeeAllServices !== false && (
        <span className={classes.byRole}>
          <HeaderMenu menu="services" name="All Services" {...menu} />
        </span>
      )}
      <Link to="/orders" {...link} data-section={isInOrders || undefined}>
        {barScreens.orders.title}
      </Link>
      <BillingLink {...link}>Billing</BillingLink>
      {permissions?.reports === 'link' && (
        <Link {...reporting} {...link}>
          Reports
          <Planned page={barScreens.reporting.page} />
        </Link>
      )}
      {permissions?.reports !== 'link' && permissions?.reports !== 'hidden' && (
        <span className={classes.byRole}>
          <HeaderMenu menu="reports" name="Reports" {...menu} />
        </span>
      )}
      <HeaderMenu menu="support" name="Support" {...menu} />
      {permissions?.canSeeAllServices !== false && (
        <span className={`${classes.byRole} ${classes.main}`}>
          <Link to="/case-initiation" search={{ state }} className={classes.newFiling} onClick={close}>
            {barScreens.newFiling.title}
            <Planned page={barScreens.newFiling.page} />
          </Link>
        </span>
      )}
      <div className={classes.support}>
        <SupportContact />
      </div>
    </nav>
  );
}
