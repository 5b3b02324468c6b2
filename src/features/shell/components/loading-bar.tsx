import { useRouterState } from '@tanstack/react-router';
import classes from './loading-bar.module.css';

/** A thin line under the bar while the next page is on its way. The page's title is announced when it has come. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  return <div className={classes.bar} data-loading={isLoading || undefined} aria-hidden="true" />;
}
