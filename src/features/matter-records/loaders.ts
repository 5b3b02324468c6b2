import type { QueryClient } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { newestEventsQuery, ourDocumentsQuery } from './queries';

interface MatterEntry {
  queryClient: QueryClient;
  clientReference: string;
}

/** Starts the documents that the product made. Those of the connected system wait for the matter's mapping. */
export function startOurDocuments({ queryClient, clientReference }: MatterEntry): void {
  if (hasWorkspace()) void queryClient.prefetchQuery(ourDocumentsQuery(clientReference));
}

/** Starts the newest events of a matter; the page reads the others after them. */
export function startTimeline({ queryClient, clientReference }: MatterEntry): void {
  if (hasWorkspace()) void queryClient.prefetchQuery(newestEventsQuery(clientReference));
}
