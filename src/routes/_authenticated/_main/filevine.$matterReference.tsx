import { createFileRoute } from '@tanstack/react-router';
import { FilevineEntryPage } from '@/features/matters/pages/filevine-entry-page';
import { filevineParams } from '@/features/matters/params';

export const Route = createFileRoute('/_authenticated/_main/filevine/$matterReference')({
  params: filevineParams,
  head: () => ({ meta: [{ title: 'Filevine matter' }] }),
  component: FilevineEntryPage,
});
