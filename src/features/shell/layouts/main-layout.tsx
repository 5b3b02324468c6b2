import { Outlet } from '@tanstack/react-router';
import { PageMatter } from '@/features/matters';
import { OfflineBanner } from '@/lib/ui/offline-banner';
import { FirmNotices } from '../components/firm-notices';
import { Header } from '../components/header';
import { LegalLinks } from '../components/legal-links';
import { SkipLink } from '../components/skip-link';
import { WelcomeGate } from '../components/welcome-gate';
import classes from './layouts.module.css';

/** Pages with the header. */
export function MainLayout() {
  return (
    <div className={classes.page}>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <FirmNotices />
      <main id="content" tabIndex={-1} className={classes.content}>
        <PageMatter />
        <Outlet />
      </main>
      <div className={classes.foot}>
        <LegalLinks />
      </div>
      <WelcomeGate />
    </div>
  );
}
