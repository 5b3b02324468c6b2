import { lazy, Suspense } from 'react';
import { hasDocketWatch, runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { requestPalette } from '@/features/palette';
import { usePerson } from '@/features/session';
import { StateSelector } from '@/features/states';
import { afterFirstPage } from '@/lib/browser/first-page';
import classes from './header.module.css';
import { HeaderMenu } from './header-menu';
import { MainNavigation } from './main-navigation';
import { ProductMark } from './product-mark';

// Not needed for the first paint.
const NotificationBell = lazy(() => afterFirstPage(() => import('./notification-bell')));

const AlertCount = lazy(() =>
  afterFirstPage(() => import('@/features/docket-sync')).then((feature) => ({ default: feature.AlertCount })),
);

const navigationId = 'main-navigation';

/** Contents of the bar on most pages: main navigation, state selector, account menu. */
export function Header() {
  const canSeeCourts = usePermissions()?.canSeeCourts === true;
  return (
    <>
      <button type="button" className={classes.burger} popoverTarget={navigationId} aria-label="Menu">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
      </button>
      <ProductMark />
      <MainNavigation id={navigationId} />
      <div className={classes.tools}>
        <SearchButton />
        <StateSelector />
      </div>
      {hasDocketWatch() && canSeeCourts && (
        <span className={classes.alerts}>
          <Suspense fallback={null}>
            <AlertCount />
          </Suspense>
        </span>
      )}
      {runtimeConfig().services.notifications !== undefined && (
        <span className={classes.bell}>
          <Suspense fallback={null}>
            <NotificationBell />
          </Suspense>
        </span>
      )}
      <AccountButton />
    </>
  );
}

/** Opens the palette, and tells its key. On a phone it is an icon. */
function SearchButton() {
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
  return (
    <button
      type="button"
      className={classes.search}
      aria-label="Search everything"
      aria-keyshortcuts="Control+K Meta+K"
      // Drawn by CSS: the button's label must contain its visible text.
      data-keys={keys}
      onClick={() => requestPalette('search')}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M13.5 13.5 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z" />
      </svg>
      <span className={classes.searchWord}>Search</span>
    </button>
  );
}

function AccountButton() {
  const person = usePerson();
  const isDemoUser = usePermissions()?.isDemoUser;
  if (!person) return null;
  return (
    <HeaderMenu
      menu="account"
      name="Account"
      buttonLabel={`Account of ${person.name}${isDemoUser ? ', demo' : ''}`}
      buttonClass={classes.account}
    >
      {/* Drawn by CSS from the attribute: the button's label must contain its visible text. */}
      <span className={classes.initials} data-initials={initials(person.name)} aria-hidden="true" />
      <span className={classes.userName}>{person.name}</span>
      {isDemoUser && <span className={classes.demo} aria-hidden="true" />}
    </HeaderMenu>
  );
}

/** `Nora Marlow` → `NM`. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
