import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '@/features/session';
import { RootErrorPage } from '@/features/shell';

/** Everything a person has to be signed in for. */
export const Route = createFileRoute('/_authenticated')({
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location),
  component: Outlet,
  errorComponent: RootErrorPage,
});
