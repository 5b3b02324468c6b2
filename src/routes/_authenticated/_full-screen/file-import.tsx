import { createFileRoute } from '@tanstack/react-router';
import { useMappingId } from '@/features/matters';
import { loadFileImport } from '@/features/process-serving/extraction/loaders';
import { FileImportPage } from '@/features/process-serving/extraction/pages/file-import-page';
import { fileImportSearch } from '@/features/process-serving/extraction/search';

export const Route = createFileRoute('/_authenticated/_full-screen/file-import')({
  staticData: { needs: 'canOrder' },
  validateSearch: fileImportSearch,
  loaderDeps: ({ search: { state, mappingId, extraction } }) => ({ state, mappingId, extraction }),
  loader: ({ context: { queryClient }, deps }) => loadFileImport(queryClient, deps),
  head: () => ({ meta: [{ title: 'File import' }] }),
  component: ImportRoute,
});

function ImportRoute() {
  const { state } = Route.useLoaderData();
  const { for: purpose = 'process-serving', extraction } = Route.useSearch();
  return <FileImportPage state={state} mappingId={useMappingId()} purpose={purpose} extractionId={extraction} />;
}
