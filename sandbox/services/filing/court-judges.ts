/** The judges of courts whose code tables the sandbox keeps by state. Pure, and the same for everyone. */
import { createHash } from 'node:crypto';

const bench = [
  'Hon. Priya Raman',
  'Hon. Marisol Tennant',
  'Hon. Declan Oyelaran',
  'Hon. Miriam Castellan',
  'Hon. Tobias Wren',
  'Hon. Adaeze Obuya',
  'Hon. Felix Sandoval',
] as const;

/** A number that differs from text to text. */
export const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** A judge, and the room they sit in. */
export interface CourtJudge {
  name: string;
  courtroom: string;
}

/** A court's judges: three, each in a room of their own. */
export function judgesOf(courtCode: string): CourtJudge[] {
  const first = chanceOf(courtCode) % bench.length;
  const floor = 1400 + (chanceOf(`${courtCode} rooms`) % 4) * 10;
  return [0, 1, 2].map((at) => ({
    name: bench[(first + at) % bench.length] ?? bench[0],
    courtroom: String(floor + at),
  }));
}

/** The judge to whom a court assigns a case. */
export function judgeOfCase(courtCode: string, caseTrackingId: string): string {
  const judges = judgesOf(courtCode);
  return judges[chanceOf(caseTrackingId) % judges.length]?.name ?? bench[0];
}
