import { useQueries } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { getGetDocumentMetadataQueryOptions } from '@/api/generated/filing';
import { documentsOf } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { useStepLink } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { secondLookMessage } from '../model/second-look';

/** How long a look holds, in milliseconds. */
const lookedLately = 60_000;

/**
 * Asks the file manager once more about each document before it is submitted: whether it is still there, and nothing
 * that a clerk rejects. What can't be asked is left to the submission.
 */
export function SecondLook() {
  const stepLink = useStepLink();
  const documents = useFilingContent(({ filings }) => filings).flatMap(documentsOf);
  const withAddress = documents.flatMap(({ id, fileName, url }) => (url === undefined ? [] : [{ id, fileName, url }]));
  const looks = useQueries({
    queries: withAddress.map(({ url }) =>
      getGetDocumentMetadataQueryOptions({ url }, { query: { staleTime: lookedLately, retry: false } }),
    ),
  });
  const wrong = looks.flatMap(({ data, error }, place) => {
    const document = withAddress[place];
    const isGone = error !== null && failureOf(error).kind === 'not-found';
    const message = isGone ? secondLookMessage(undefined) : data && secondLookMessage(data);
    return document && message ? [{ ...document, message }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <Notice tone="bad" title="The clerk would reject these documents">
      <ul>
        {wrong.map(({ id, fileName, message }) => (
          <li key={id}>{`${fileName}: ${message}`}</li>
        ))}
      </ul>
      <AppLink {...stepLink('filings')} size="sm">
        Go to the documents
      </AppLink>
    </Notice>
  );
}
