import { useLoaderData } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFirm } from '@/features/firm';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { QuickActions } from '../components/quick-actions';
import { greeting } from '../model/greeting';

// Starts loading with the page, which shows the quick actions first.
const loadWork = import('../components/home-work');
const HomeWork = lazy(() => loadWork);

/** The home page: quick actions, work that needs attention, drafts, recent orders and matters. */
export function HomePage() {
  const person = usePerson();
  const { openedAt } = useLoaderData({ from: '/_authenticated/_main/' });
  const state = useSelectedState();
  const firm = useFirm();
  return (
    <>
      <PageHeader title={greeting(openedAt, person?.name ?? '')} subtitle={firm.data?.name ?? '\u00a0'} />
      <QuickActions state={state} />
      <Suspense fallback={<SkeletonLines lines={12} />}>
        <HomeWork openedAt={openedAt} />
      </Suspense>
    </>
  );
}
