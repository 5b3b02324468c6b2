import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { keepMappingId } from '@/features/matters';
import { requireSession } from '@/features/session';
import { RootErrorPage } from '@/features/shell';
import { AuthenticatedLayout } from '@/features/shell/layouts/authenticated-layout';

// Nobody presses a key before there is a page.
const PaletteHost = lazy(async () => ({ default: (await import('@/features/palette')).PaletteHost }));
const palette = (
  <Suspense>
    <PaletteHost />
  </Suspense>
);

/** Everything a person has to be signed in for. */
export const Route = createFileRoute('/_authenticated')({
  // Every page needs it: in a file of its own it would only come later.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { session }, location, search, preload }) => {
    await requireSession(session, location);
    if (!preload) keepMappingId(search.mappingId);
  },
  component: () => <AuthenticatedLayout tools={palette} />,
  errorComponent: RootErrorPage,
});
