import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import classes from './cell-link.module.css';

interface CellLinkProps {
  /** Of a page of the application without a matter, below the prefix: `/docket-sync/order/30141`. */
  path: string;
  /** The link's whole name, which starts with what it shows. */
  'aria-label': string;
  children: ReactNode;
}

/**
 * A link for cells that change by the hundred at once. `AppLink` resolves its route and subscribes to the router whenever
 * one is rendered, a third of the work of such a change; this one asks the router when it is used.
 */
export function CellLink({ path, children, ...name }: CellLinkProps) {
  const router = useRouter();
  const target = { to: path, search: { mappingId: undefined } };
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <a
      {...name}
      className={`text-link ${classes.link}`}
      href={`${appPrefix}${path}`}
      onClick={follow}
      onPointerDown={() => void router.preloadRoute(target).catch(() => undefined)}
    >
      {children}
    </a>
  );
}
