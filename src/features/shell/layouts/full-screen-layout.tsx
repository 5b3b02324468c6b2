import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { tabStore } from '@/lib/storage/browser-storage';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { ProductMark } from '../components/product-mark';
import { usePageTitle } from '../components/route-announcer';
import { AllowedPage } from './allowed-page';
import classes from './layouts.module.css';
import { PageFrame } from './page-frame';

/** A single task that takes the whole screen: its title and a way out, without the navigation. */
export function FullScreenLayout() {
  const title = usePageTitle();
  const opener = useLinkTarget({ kind: 'single-page', link: useOpener() });
  return (
    <PageFrame
      bar={
        <>
          <ProductMark />
          <div className={classes.title}>{title}</div>
          <Link {...opener} className={classes.close}>
            Close
          </Link>
        </>
      }
    >
      <AllowedPage />
    </PageFrame>
  );
}

const openerKey = 'view:full-screen-opener';

/** The page that opened the task, also after a reload; the home page for a link from elsewhere. */
function useOpener(): string {
  const router = useRouter();
  const [opener] = useState(() => {
    const before = router.state.resolvedLocation?.href;
    if (before !== undefined) tabStore.write(openerKey, before);
    else if (!isReload()) tabStore.remove(openerKey);
    return tabStore.read(openerKey) ?? '/';
  });
  return opener;
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
