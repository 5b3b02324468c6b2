import { createFileRoute } from '@tanstack/react-router';
import { FullScreenLayout } from '@/features/shell/layouts/full-screen-layout';

/** Pages that take the whole screen: one task, and a way out of it. */
export const Route = createFileRoute('/_authenticated/_full-screen')({ component: FullScreenLayout });
