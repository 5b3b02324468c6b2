import { useRouterState } from '@tanstack/react-router';

/** The title of the page that is shown: that of the deepest route whose `head` gives one. */
export function usePageTitle(): string | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.flatMap((match) => match.meta ?? []).findLast((meta) => meta?.title !== undefined)?.title,
  });
}
