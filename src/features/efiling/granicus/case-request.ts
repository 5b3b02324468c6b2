/** What the portal is asked for, by what a person entered. Pure. */
import type { FindFlCasesParams, FlCourt } from '@/api/generated/filing/model';
import { countyOf, formatUcn, parseUcn, type ReadUcn } from './ucn';

interface Entered {
  court: FlCourt | undefined;
  number: string;
  citation: string;
  /** All of the portal's courts, whose counties a message names. */
  courts: readonly FlCourt[];
}

/** A search for a case, or what is wrong with what was entered. */
export interface CaseRequest {
  found?: {
    search: FindFlCasesParams;
    /** What is looked for, as it was read. */
    sought: string;
  };
  wrong?: { court?: string; number?: string; citation?: string };
}

/** Reads a number at a court. */
export function readNumber(number: string, court: FlCourt, courts: readonly FlCourt[]): ReadUcn {
  const { countyNumber = 0, county, usualSuffix = 'XXXXXX' } = court;
  return parseUcn(number, { countyNumber, county, usualSuffix }, { counties: courts });
}

/** The court whose county begins the number; undefined where it names none. */
export function courtOfNumber(number: string, courts: readonly FlCourt[]): FlCourt | undefined {
  const county = countyOf(number);
  return courts.find(({ countyNumber }) => county !== undefined && countyNumber === county);
}

/** Tells what to ask for, or what is wrong with what was entered. A citation goes before a number. */
export function requestOf({ court, number, citation, courts }: Entered): CaseRequest {
  const typed = citation.trim().toUpperCase();
  if (typed !== '')
    return /^[A-Z0-9-]{1,20}$/.test(typed)
      ? { found: { search: { TrafficCitationNumber: typed }, sought: `with citation ${typed}` } }
      : { wrong: { citation: 'A citation number has letters, digits and hyphens only.' } };
  if (!court) return { wrong: { court: 'Choose the court.' } };
  const { ucn, problem } = readNumber(number, court, courts);
  if (!ucn) return { wrong: { number: problem } };
  const { courtType, year, sequence } = ucn;
  const search = {
    Court: court.courtId,
    CourtType: courtType,
    CaseYear: year,
    CaseNumberSequence: String(sequence),
  };
  return { found: { search, sought: formatUcn(ucn) } };
}
