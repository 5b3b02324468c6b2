import { Outlet, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadFilingFormReminder } from '@/features/filing-account';
import { PageMatter, useMappingId } from '@/features/matters';
import { isEmbedded, useIsConfirmed } from '@/features/session';
import { WelcomeGate } from '@/features/states';
import { Header } from '../components/header';
import { LegalLinks } from '../components/page-links';
import classes from './layouts.module.css';
import { PageFrame } from './page-frame';

const FilingFormReminder = lazy(loadFilingFormReminder);

/** Pages with the header and the main navigation. */
export function MainLayout() {
  const mappingId = useMappingId();
  const isConfirmed = useIsConfirmed();
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
      {isConfirmed && (
        <Suspense fallback={null}>
          <FilingFormReminder />
        </Suspense>
      )}
      <Outlet />
    </PageFrame>
  );
}
