import { createFileRoute } from '@tanstack/react-router';
import { FullScreenLayout } from '@/features/shell/layouts/full-screen-layout';

/** Full-screen pages: one task, and a way out. */
export const Route = createFileRoute('/_authenticated/_full-screen')({ component: FullScreenLayout });
