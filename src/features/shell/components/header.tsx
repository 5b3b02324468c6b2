import { StateSelector } from '@/features/states';
import { AccountButton } from './account-button';
import classes from './header.module.css';
import { MainNavigation } from './main-navigation';
import { ProductMark } from './product-mark';
import { TopBar } from './top-bar';

const navigationId = 'main-navigation';

/** The bar above every page: where one can go, the state one works in, and who one is. */
export function Header() {
  return (
    <TopBar>
      <button type="button" className={classes.burger} popoverTarget={navigationId} aria-label="Menu">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
      </button>
      <ProductMark />
      <MainNavigation id={navigationId} />
      <div className={classes.tools}>
        <StateSelector />
      </div>
      <AccountButton />
    </TopBar>
  );
}
