import { createFileRoute, redirect } from '@tanstack/react-router';
import { filingSearch } from '@/features/filing/search';

/** The old address, still used by quick actions and bookmarks. */
export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation-tyler')({
  staticData: { needs: 'canFile' },
  validateSearch: filingSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/case-initiation', search, replace: true });
  },
});
