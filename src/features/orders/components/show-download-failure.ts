import { failureOf } from '@/api/errors';
import { showFailure, tryAgain } from '@/lib/ui/toast';

/** Says that an archive of documents was not downloaded. `remedy` is what helps when it would be too large. */
export function showDownloadFailure(error: unknown, remedy: string): void {
  const isTooLarge = failureOf(error).kind === 'too-large';
  showFailure(
    'The documents were not downloaded',
    isTooLarge ? `They are larger than 500 MB together. ${remedy}` : tryAgain,
  );
}
