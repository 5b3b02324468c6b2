import { createFileRoute } from '@tanstack/react-router';
import { useMappingId } from '@/features/matters';
import { loadExtractionOption } from '@/features/process-serving/extraction/loaders';
import { ExtractionOptionPage } from '@/features/process-serving/extraction/pages/extraction-option-page';
import { extractionIdParams, extractionOptionSearch } from '@/features/process-serving/extraction/search';

export const Route = createFileRoute(
  '/_authenticated/_full-screen/serve-it/order/process-serving/$extractionId/option',
)({
  staticData: { shape: 'record', needs: 'canOrder' },
  params: extractionIdParams,
  validateSearch: extractionOptionSearch,
  loaderDeps: ({ search: { mappingId } }) => ({ mappingId }),
  loader: ({ context: { queryClient }, params: { extractionId }, deps: { mappingId } }) =>
    loadExtractionOption(queryClient, extractionId, mappingId),
  head: () => ({ meta: [{ title: 'Check the documents' }] }),
  component: OptionRoute,
});

function OptionRoute() {
  const { extractionId } = Route.useParams();
  const { state } = Route.useLoaderData();
  return (
    <ExtractionOptionPage key={extractionId} extractionId={extractionId} state={state} mappingId={useMappingId()} />
  );
}
