/** The platform's time, which decides whether tokens are valid, regardless of this machine's clock. */
import { tabStore } from '@/lib/storage/browser-storage';
import { clockOffset } from './model/access-token';

/** Per tab: another tab may have opened before the clock was changed. */
const offsetKey = 'clock-offset';

const machineNow = () => Math.floor(Date.now() / 1000);

/** Seconds by which the platform's clock is ahead of this machine's. */
const offset = () => Number(tabStore.read(offsetKey)) || 0;

/** Seconds since 1970 by the platform's clock. */
export function platformNow(): number {
  return machineNow() + offset();
}

/** Converts platform time (seconds since 1970) to this machine's time (milliseconds). */
export function machineTime(platformTime: number): number {
  return (platformTime - offset()) * 1000;
}

/** Sets the offset from a token that the platform just issued. */
export function setClockBy(freshToken: string): void {
  const seconds = clockOffset(freshToken, machineNow());
  if (seconds === 0) tabStore.remove(offsetKey);
  else tabStore.write(offsetKey, String(seconds));
}
