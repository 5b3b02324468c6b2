import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Pages with the header. */
export const Route = createFileRoute('/_authenticated/_main')({ component: Outlet });
