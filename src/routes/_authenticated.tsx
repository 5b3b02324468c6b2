import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/features/session';
import { RootErrorPage } from '@/features/shell';
import { AuthenticatedLayout } from '@/features/shell/layouts/authenticated-layout';

/** Everything a person has to be signed in for. */
export const Route = createFileRoute('/_authenticated')({
  // Every page needs it: in a file of its own it would only come later.
  codeSplitGroupings: [],
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location),
  component: AuthenticatedLayout,
  errorComponent: RootErrorPage,
});
