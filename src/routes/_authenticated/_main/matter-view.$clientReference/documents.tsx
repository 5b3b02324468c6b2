import { createFileRoute } from '@tanstack/react-router';
import { startOurDocuments } from '@/features/matter-records/loaders';
import { MatterDocumentsPage } from '@/features/matter-records/pages/matter-documents-page';
import { matterDocumentsSearch } from '@/features/matter-records/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/documents')({
  validateSearch: matterDocumentsSearch,
  head: () => ({ meta: [{ title: 'Matter documents' }] }),
  loader: ({ context: { queryClient }, params }) => startOurDocuments({ queryClient, ...params }),
  component: MatterDocumentsPage,
});
