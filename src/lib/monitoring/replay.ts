/** Records the screen of sampled sessions. */
import { replayIntegration } from '@sentry/browser';

/** Masks all text, inputs and media as it records. Uses no compression worker, which the content security policy blocks. */
export function maskedReplay() {
  return replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
}
