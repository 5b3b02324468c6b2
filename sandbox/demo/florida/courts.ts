/** The courts of Florida's counties, the same on every run. */
import type { flCourts } from '../../db/schema/florida.ts';
import { formatUcn } from '../../providers/granicus/ucn.ts';
import { counties } from './counties.ts';
import { caseTypes, divisions, partyRoles } from './policies.ts';

type CourtRow = typeof flCourts.$inferInsert;

/** Ends of case numbers that are not the usual one, by county. */
const suffixes: Readonly<Record<string, string>> = { Orange: 'OAXXXX', Broward: 'AXXXCE', 'Miami-Dade': '0000XX' };

export const floridaCourts: readonly CourtRow[] = counties.map(({ number, name, circuit, timeZone }) => ({
  courtId: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  countyNumber: number,
  county: name,
  name: `${name} County Circuit and County Courts`,
  circuit,
  timeZone,
  usualSuffix: suffixes[name] ?? 'XXXXXX',
  divisions: [...divisions],
  partyRoles: [...partyRoles],
}));

/** A case's place in a clerk's records. */
interface CasePlace {
  courtId: string;
  caseTypeId: string;
  year: number;
  sequence: number;
}

/** The letters of a case type in case numbers. */
export function courtTypeOf(caseTypeId: string): string {
  const found = caseTypes.find((each) => each.caseTypeId === caseTypeId);
  if (!found) throw new Error(`The portal has no case type ${caseTypeId}.`);
  return found.courtType;
}

export function uniformNumber({ courtId, caseTypeId, year, sequence }: CasePlace): string {
  const court = floridaCourts.find((each) => each.courtId === courtId);
  if (!court) throw new Error(`The portal has no court ${courtId}.`);
  const { countyNumber: county, usualSuffix: suffix } = court;
  return formatUcn({ county, year, courtType: courtTypeOf(caseTypeId), sequence, suffix });
}
