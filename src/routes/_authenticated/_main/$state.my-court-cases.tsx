import { createFileRoute } from '@tanstack/react-router';
import { loadCourtCases } from '@/features/cases/loaders';
import { readListState } from '@/features/cases/model/case-states';
import { MyCourtCasesPage } from '@/features/cases/pages/my-court-cases-page';
import { courtCasesSearch } from '@/features/cases/search';

/** A separate route, so that the state in its path is the selected one. */
export const Route = createFileRoute('/_authenticated/_main/$state/my-court-cases')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: courtCasesSearch,
  head: () => ({ meta: [{ title: 'My court cases' }] }),
  loader: ({ context: { queryClient }, params }) => loadCourtCases(queryClient, readListState(params.state)),
  component: MyCourtCasesPage,
});
