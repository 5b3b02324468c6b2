import { createFileRoute } from '@tanstack/react-router';
import { DropToFile } from '@/features/filing/start/drop-to-file';
import { firmZoneKnown } from '@/features/firm';
import { keepMappingId, startMatter } from '@/features/matters';
import { PaletteHost } from '@/features/palette';
import { requireSession } from '@/features/session';
import { AppPending, RootErrorPage } from '@/features/shell';
import { AuthenticatedLayout } from '@/features/shell/layouts/authenticated-layout';

/** Everything that requires sign-in. */
export const Route = createFileRoute('/_authenticated')({
  // Every page needs it; a separate chunk would only load later.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { session }, location, search, preload }) => {
    await requireSession(session, location);
    if (!preload) keepMappingId(search.mappingId);
  },
  loaderDeps: ({ search: { mappingId } }) => ({ mappingId }),
  loader: ({ context: { queryClient }, deps: { mappingId } }) => {
    startMatter(queryClient, mappingId);
    return firmZoneKnown(queryClient);
  },
  component: () => (
    <AuthenticatedLayout
      tools={
        <>
          <PaletteHost />
          <DropToFile />
        </>
      }
    />
  ),
  errorComponent: RootErrorPage,
  pendingComponent: AppPending,
});
