import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { firmQuery } from '@/features/firm';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { QuickActions } from '../components/quick-actions';
import { greeting } from '../model/greeting';

// Asked for with the page itself: its lists come right behind what the day is begun with.
const loadWork = import('../components/home-work');
const HomeWork = lazy(() => loadWork);

/** Where the day begins: what can be begun, what waits for the firm, what was left unfinished, what was worked on last. */
export function HomePage() {
  const person = usePerson();
  const { openedAt } = useLoaderData({ from: '/_authenticated/_main/' });
  const state = useSelectedState();
  const firm = useQuery({ ...firmQuery(person?.clientId ?? 0), enabled: person !== undefined });
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
