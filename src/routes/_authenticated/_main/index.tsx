import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated/_main/')({ component: () => <p>Benchfile</p> });
