import { createFileRoute } from '@tanstack/react-router';
import { loadNewEService } from '@/features/e-service/loader';
import { NewEServicePage } from '@/features/e-service/pages/new-e-service-page';
import { newEServiceSearch } from '@/features/e-service/search';

export const Route = createFileRoute('/_authenticated/_full-screen/new-eservice')({
  staticData: { needs: 'canFile' },
  validateSearch: newEServiceSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadNewEService(queryClient, deps),
  head: () => ({ meta: [{ title: 'E-service' }] }),
  component: NewEServicePage,
});
