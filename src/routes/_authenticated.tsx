import { createFileRoute } from '@tanstack/react-router';
import { keepMappingId } from '@/features/matters';
import { PaletteHost } from '@/features/palette';
import { requireSession } from '@/features/session';
import { RootErrorPage } from '@/features/shell';
import { AuthenticatedLayout } from '@/features/shell/layouts/authenticated-layout';

/** Everything a person has to be signed in for. */
export const Route = createFileRoute('/_authenticated')({
  // Every page needs it: in a file of its own it would only come later.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { session }, location, search, preload }) => {
    await requireSession(session, location);
    if (!preload) keepMappingId(search.mappingId);
  },
  component: () => <AuthenticatedLayout tools={<PaletteHost />} />,
  errorComponent: RootErrorPage,
});
