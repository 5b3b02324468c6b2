import type { QueryClient } from '@tanstack/react-query';

/** What a route's loader knows of the visit of a list. `stay` says that the list is already shown, with another search. */
export interface ListEntry<Search> {
  context: { queryClient: QueryClient };
  deps: Search;
  cause: 'preload' | 'enter' | 'stay';
}
