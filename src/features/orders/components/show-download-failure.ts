import { ApiError } from '@/api/errors';
import { showToast } from '@/lib/ui/toast';

/** Says that an archive of documents did not download, and what to do instead. */
export function showDownloadFailure(error: unknown): void {
  const isTooLarge = error instanceof ApiError && error.status === 413;
  showToast({
    tone: 'bad',
    title: 'The documents were not downloaded',
    message: isTooLarge
      ? 'They are larger than 500 MB together. Download them one by one.'
      : 'Please try again in a moment.',
  });
}
