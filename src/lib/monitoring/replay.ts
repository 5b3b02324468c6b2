/** Recording what the screen shows, for the few sessions that are picked. */
import { replayIntegration } from '@sentry/browser';

/** Every text, input and picture is masked where it is recorded. Without a worker of its own, which the page's policy would refuse. */
export function maskedReplay() {
  return replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
}
