import { Outlet, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MatterGate, PageMatter, useMappingId } from '@/features/matters';
import { WelcomeGate } from '@/features/states';
import { OfflineBanner } from '@/lib/ui/offline-banner';
import { FirmNotices } from '../components/firm-notices';
import { Header } from '../components/header';
import { LegalLinks } from '../components/legal-links';
import { SkipLink } from '../components/skip-link';
import classes from './layouts.module.css';

/** Pages with the header. */
export function MainLayout() {
  const mappingId = useMappingId();
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  return (
    <div className={classes.page}>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <FirmNotices />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Suspense fallback={<div className={classes.matter} />}>
          {(mappingId || clientReference) && <PageMatter />}
        </Suspense>
        <Outlet />
      </main>
      <div className={classes.foot}>
        <LegalLinks />
      </div>
      <WelcomeGate />
      <MatterGate />
    </div>
  );
}
