/** When the providers read the dockets that firms follow. */
import { instantAt } from '../../services/billing/rules/days.ts';
import { type CourtRecord, dayLength, isoDay } from './court-records.ts';
import { providerOf } from './providers.ts';

/** Tells when a provider's next reading after an entry is. */
export function roundAfter(record: Pick<CourtRecord, 'providerId'>, instant: Date): Date {
  const { roundHours } = providerOf(record.providerId);
  const day = Math.floor(instant.getTime() / dayLength);
  for (let ahead = -1; ahead <= 2; ahead += 1) {
    for (const hour of roundHours) {
      const round = roundAt(day + ahead, hour);
      if (round > instant) return round;
    }
  }
  return new Date(instant.getTime() + dayLength);
}

const rounds = new Map<string, Date>();

/** An hour of the clock in New York. Asking for a zone's offset is slow. */
function roundAt(day: number, hour: number): Date {
  const key = `${day}-${hour}`;
  const known = rounds.get(key);
  if (known) return known;
  const made = instantAt(isoDay(day), hour, 'America/New_York');
  rounds.set(key, made);
  return made;
}
