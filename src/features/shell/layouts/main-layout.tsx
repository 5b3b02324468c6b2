import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadFilingFormReminder } from '@/features/filing-account';
import { usePermissions } from '@/features/firm';
import { PageMatter, useMappingId } from '@/features/matters';
import { isEmbedded, useIsConfirmed } from '@/features/session';
import { WelcomeGate } from '@/features/states';
import { Header } from '../components/header';
import { LegalLinks } from '../components/page-links';
import { AllowedPage } from './allowed-page';
import classes from './layouts.module.css';
import { PageFrame } from './page-frame';

const FilingFormReminder = lazy(loadFilingFormReminder);

/** Pages with the header and the main navigation. */
export function MainLayout() {
  const mappingId = useMappingId();
  const isConfirmed = useIsConfirmed();
  const canFile = usePermissions()?.canFile === true;
  const clientReference = useParams({ strict: false, select: (params) => params.clientReference });
  return (
    <PageFrame
      bar={<Header />}
      foot={
        <>
          {!isEmbedded() && (
            <div className={classes.foot}>
              <LegalLinks />
            </div>
          )}
          {/* A dialog can't take the focus while the page is hidden (authenticated-layout.tsx). */}
          {isConfirmed && <WelcomeGate />}
        </>
      }
    >
      <Suspense fallback={<div className={classes.matter} />}>
        {(mappingId || clientReference) && <PageMatter />}
      </Suspense>
      {isConfirmed && canFile && (
        <Suspense fallback={null}>
          <FilingFormReminder />
        </Suspense>
      )}
      <AllowedPage />
    </PageFrame>
  );
}
