import { Link, Outlet } from '@tanstack/react-router';
import { ProductMark } from '../components/product-mark';
import { usePageTitle } from '../components/route-announcer';
import classes from './layouts.module.css';
import { PageFrame } from './page-frame';

/** A single task that takes the whole screen: its title and a way out, without the navigation. */
export function FullScreenLayout() {
  const title = usePageTitle();
  return (
    <PageFrame
      bar={
        <>
          <ProductMark />
          <div className={classes.title}>{title}</div>
          <Link to="/" className={classes.close}>
            Close
          </Link>
        </>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
