import { createFileRoute } from '@tanstack/react-router';
import { loadNewCourtesyCopy } from '@/features/courtesy-copy/loader';
import { NewCourtesyCopyPage } from '@/features/courtesy-copy/pages/new-courtesy-copy-page';
import { newCourtesyCopySearch } from '@/features/courtesy-copy/search';

export const Route = createFileRoute('/_authenticated/_full-screen/new-courtesy-copy')({
  staticData: { needs: 'canFile' },
  validateSearch: newCourtesyCopySearch,
  loaderDeps: ({ search: { state, mappingId, ofOrder, draft } }) => ({ state, mappingId, ofOrder, draft }),
  loader: ({ context: { queryClient }, deps }) => loadNewCourtesyCopy(queryClient, deps),
  head: () => ({ meta: [{ title: 'Courtesy copy' }] }),
  component: NewCourtesyCopyPage,
});
