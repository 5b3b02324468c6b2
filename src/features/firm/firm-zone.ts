/** Reckons days in the firm's time zone (src/lib/format/home-zone.ts), which this browser remembers for its next visit. */
import type { Client } from '@/api/generated/platform/model';
import { setHomeZone } from '@/lib/format/home-zone';
import { localStore } from '@/lib/storage/browser-storage';

const key = 'firm-zone';

/** Takes a firm's zone from the platform's answer. */
export function keepFirmZone<Firm extends Pick<Client, 'clientId' | 'timeZone'>>(firm: Firm): Firm {
  const { clientId, timeZone } = firm;
  localStore.write(key, `${clientId} ${timeZone}`);
  setHomeZone(timeZone);
  return firm;
}

/** Takes the zone that a firm had at the last visit; tells whether there is one. */
export function recallFirmZone(clientId: number): boolean {
  const [ofFirm, timeZone] = localStore.read(key)?.split(' ') ?? [];
  const isOurs = ofFirm === String(clientId);
  setHomeZone(isOurs ? timeZone : undefined);
  return isOurs;
}
