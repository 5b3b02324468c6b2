import { createFileRoute } from '@tanstack/react-router';
import { FilevineEntryPage } from '@/features/matters/pages/filevine-entry-page';

export const Route = createFileRoute('/_authenticated/_main/filevine/$matterReference')({
  head: () => ({ meta: [{ title: 'Filevine matter' }] }),
  component: FilevineEntryPage,
});
