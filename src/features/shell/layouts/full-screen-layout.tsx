import { Link, Outlet } from '@tanstack/react-router';
import { OfflineBanner } from '@/lib/ui/offline-banner';
import { FirmNotices } from '../components/firm-notices';
import { ProductMark } from '../components/product-mark';
import { SkipLink } from '../components/skip-link';
import { TopBar } from '../components/top-bar';
import { usePageTitle } from '../page-title';
import classes from './layouts.module.css';

/** Pages that take the whole screen: one task, its name, and a way out of it. */
export function FullScreenLayout() {
  const title = usePageTitle();
  return (
    <div className={classes.page}>
      <SkipLink />
      <TopBar>
        <ProductMark />
        <div className={classes.title}>{title}</div>
        <Link to="/" className={classes.close}>
          Close
        </Link>
      </TopBar>
      <OfflineBanner />
      <FirmNotices />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
}
