import { Link, Outlet } from '@tanstack/react-router';
import { LoadingBar } from '../components/loading-bar';
import { ProductMark } from '../components/product-mark';
import { SkipLink } from '../components/skip-link';
import { usePageTitle } from '../page-title';
import classes from './layouts.module.css';

/** Pages that take the whole screen: one task, its name, and a way out of it. */
export function FullScreenLayout() {
  const title = usePageTitle();
  return (
    <>
      <SkipLink />
      <header className={classes.slimBar}>
        <ProductMark />
        <div className={classes.slimTitle}>{title}</div>
        <Link to="/" className={classes.close}>
          Close
        </Link>
        <LoadingBar />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </>
  );
}
