import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Pages that take the whole screen: one task, and a way out of it. */
export const Route = createFileRoute('/_authenticated/_full-screen')({ component: Outlet });
