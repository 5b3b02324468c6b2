import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain, failureOf, isRefusal } from '@/api/errors';
import { initiateFsxAuthentication } from '@/api/generated/filing';
import { type Connecting, showSignIn, untilStayed, useOutsideSignIn } from '@/features/integrations';
import { isEmbedded } from '@/features/session';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { refreshFsx } from './mutations';
import { fsxName } from './name';
import { fsxReturnQuery } from './queries';
import { forgetFsxReturn, keepFsxReturn, keepLeftQuery } from './sign-in-return';

/** A sign-in at FSX: starting it, and what became of the return. */
export interface SignIn extends Connecting {
  returned:
    | { state: 'none' | 'checking' }
    /** The sign-in can't be used, for this reason. */
    | { state: 'refused'; reason: string }
    /** It isn't known yet whether it can. */
    | { state: 'failed'; error: unknown; retry: () => void };
}

const unusable = `${fsxName} didn’t say who signed in. Connect again.`;

/**
 * Signs in at FSX: the browser leaves and returns with who signed in for which organization; a frame opens a window
 * instead. Failures to start show a toast.
 * @param arrived the query with which FSX sent the browser back to this page, if it isn't answered yet.
 */
export function useSignIn(arrived: string | undefined): SignIn {
  const queryClient = useQueryClient();
  const [query, setQuery] = useState(arrived);
  // A refused return stays refused: asking again would only make the page flicker.
  const answer = useQuery({ ...fsxReturnQuery(query), retryOnMount: false, refetchOnWindowFocus: false });
  const connecting = useOutsideSignIn(fsxName, {
    opensWindow: isEmbedded,
    signIn: async (opened) => {
      try {
        const { redirectUrl } = await initiateFsxAuthentication();
        forgetFsxReturn();
        if (!opened) keepLeftQuery();
        const end = await showSignIn(redirectUrl, opened);
        // The button stays busy while the browser leaves, until it turns out that it stayed.
        if (end === 'left') return await untilStayed();
        if (end.query) keepFsxReturn(end.query);
        setQuery(end.query || undefined);
      } catch (error) {
        opened?.close();
        showFailure(`Could not connect to ${fsxName}`, explain(failureOf(error), tryAgain));
      }
      await refreshFsx(queryClient);
    },
  });
  return { ...connecting, returned: returnedOf() };

  function returnedOf(): SignIn['returned'] {
    if (query === undefined || answer.data === true) return { state: 'none' };
    if (answer.data === false) return { state: 'refused', reason: unusable };
    if (!answer.error) return { state: 'checking' };
    const failure = failureOf(answer.error);
    if (isRefusal(failure)) return { state: 'refused', reason: explain(failure, unusable) };
    return { state: 'failed', error: answer.error, retry: () => void answer.refetch() };
  }
}
