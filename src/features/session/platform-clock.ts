/** The time by which tokens are judged: the platform's, however wrong this machine's clock is. */
import { tabStore } from '@/lib/browser/storage';
import { clockOffset } from './model/access-token';

/** Of this tab: another one may have been opened before somebody set the clock. */
const offsetKey = 'clock-offset';

const machineNow = () => Math.floor(Date.now() / 1000);

/** Seconds by which the platform's clock is ahead of this machine's. */
const offset = () => Number(tabStore.read(offsetKey)) || 0;

/** Seconds since 1970 by the platform's clock. */
export function platformNow(): number {
  return machineNow() + offset();
}

/** What this machine's clock shows at a moment of the platform's: from seconds to milliseconds since 1970. */
export function machineTime(platformTime: number): number {
  return (platformTime - offset()) * 1000;
}

/** Sets the clock by a token that the platform issued just now. */
export function setClockBy(freshToken: string): void {
  const found = clockOffset(freshToken, machineNow());
  if (found === 0) tabStore.remove(offsetKey);
  else tabStore.write(offsetKey, String(found));
}
