/** The case in Orange County that the first firm both files in and follows on the docket. */
import { type CourtRecord, caseAt } from '../../simulators/dockets/court-records.ts';
import { florida } from '../../simulators/dockets/providers.ts';
import { floridaCourts } from './courts.ts';

const place = 16;
const suffix = floridaCourts.find(({ county }) => county === 'Orange')?.usualSuffix ?? '';

/** Tells what the docket knows of the case. */
export function followedCase(): { record: CourtRecord; ucn: string; filer: string; opponent: string } {
  const record = caseAt(florida.providerId, place);
  const [filer, opponent] = record?.caseTitle.split(' v. ') ?? [];
  if (!record || !filer || !opponent) throw new Error('Florida’s docket lacks the demo’s case.');
  return { record, ucn: `${record.caseNumber}-${suffix}`, filer, opponent };
}
