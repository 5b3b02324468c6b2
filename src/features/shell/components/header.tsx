import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSelectedState } from '../selected-state';
import { AccountMenu } from './account-menu';
import classes from './header.module.css';
import { LoadingBar } from './loading-bar';
import { ProductMark } from './product-mark';
import { StateSelector } from './state-selector';
import { SupportContact } from './support-contact';

const navigationId = 'main-navigation';

/** The bar above every page: where one can go, the state one works in, and who one is. */
export function Header() {
  const navigation = useRef<HTMLElement>(null);
  const state = useSelectedState();
  // On a phone the links are a popover, which a link followed inside the application does not close by itself.
  const close = () => navigation.current?.hidePopover();
  return (
    <header className={classes.header}>
      <button type="button" className={classes.burger} popoverTarget={navigationId} aria-label="Menu">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
      </button>
      <ProductMark />
      <nav id={navigationId} ref={navigation} popover="auto" aria-label="Main" className={classes.navigation}>
        <Link to="/orders" className={classes.link} onClick={close}>
          All Orders
        </Link>
        <Link to="/case-initiation" search={{ state }} className={classes.newFiling} onClick={close}>
          New filing
        </Link>
        <div className={classes.support}>
          <SupportContact />
        </div>
      </nav>
      <StateSelector />
      <AccountMenu />
      <LoadingBar />
    </header>
  );
}
