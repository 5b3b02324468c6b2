import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated/_main/case-search-california')({
  staticData: { needs: 'canFile' },
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/case-search', search: { ...search, state: 'CA' }, replace: true });
  },
});
