import { Outlet } from '@tanstack/react-router';
import { Header } from '../components/header';
import { SkipLink } from '../components/skip-link';
import classes from './layouts.module.css';

/** Pages with the header. */
export function MainLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </>
  );
}
