import type { QueryClient } from '@tanstack/react-query';
import { keepsMatterRecords, matterEventsQuery, ourDocumentsQuery } from './queries';

interface MatterEntry {
  queryClient: QueryClient;
  clientReference: string;
}

/** Starts the documents that the product made. Those of the connected system wait for the matter's mapping. */
export function startOurDocuments({ queryClient, clientReference }: MatterEntry): void {
  if (keepsMatterRecords()) void queryClient.prefetchQuery(ourDocumentsQuery(clientReference));
}

/** Starts the events of a matter. */
export function startTimeline({ queryClient, clientReference }: MatterEntry): void {
  if (keepsMatterRecords()) void queryClient.prefetchQuery(matterEventsQuery(clientReference));
}
