/** Cases in the records of Florida's clerks. */
import type { flCases, flCourts } from '../../db/schema/florida.ts';
import { formatUcn } from '../../providers/granicus/ucn.ts';
import { casesOf, dayLength, partiesOf } from '../../simulators/dockets/court-records.ts';
import { florida } from '../../simulators/dockets/providers.ts';
import { followedCase } from './followed-case.ts';

type CaseRow = typeof flCases.$inferInsert;

interface CaseDefinition extends Partial<CaseRow> {
  divisionId: string;
  courtType: string;
  year: number;
  sequence: number;
  /** First the plaintiff's or petitioner's name, then the defendant's. */
  names: readonly [string, string];
}

/** In every county: usual cases, and one of each kind that needs care. */
const definitions: readonly CaseDefinition[] = [
  {
    divisionId: 'circuit-civil',
    courtType: 'CA',
    year: 2025,
    sequence: 1234,
    caseTypeId: 'ct-contract',
    names: ['Simone Delacroix', 'Citrus Bay Roofing LLC'],
    judge: 'Hon. Lucinda Abreu',
  },
  {
    divisionId: 'circuit-civil',
    courtType: 'CA',
    year: 2026,
    sequence: 87,
    caseTypeId: 'ct-foreclosure',
    names: ['Tallgrass Bank', 'Rafael Quintana'],
  },
  {
    divisionId: 'county-civil',
    courtType: 'SC',
    year: 2026,
    sequence: 5120,
    caseTypeId: 'sc-small-claims',
    names: ['Orla Devlin', 'Summit Roofing Inc.'],
  },
  // The clerk recorded no type.
  {
    divisionId: 'circuit-civil',
    courtType: 'CA',
    year: 2019,
    sequence: 402,
    names: ['Hugo Lindgren', 'Bluewater Storage LP'],
  },
  {
    divisionId: 'traffic',
    courtType: 'TR',
    year: 2026,
    sequence: 31_007,
    trafficCitationNumber: 'citation',
    names: ['State of Florida', 'Callum Reyes'],
  },
  {
    divisionId: 'felony',
    courtType: 'CF',
    year: 2024,
    sequence: 990,
    isFilingAllowed: false,
    names: ['State of Florida', 'Desmond Okoye'],
  },
  { divisionId: 'family', courtType: 'DR', year: 2025, sequence: 77, isConfidential: true, names: ['A. B.', 'C. D.'] },
];

type Court = typeof flCourts.$inferInsert;

/** A court's cases. */
export function casesIn(court: Court): CaseRow[] {
  const invented = inventedCases(court);
  // The last is seeded with the firm's filings in it.
  const taken = new Set([...invented.map(({ ucn }) => ucn), followedCase().ucn]);
  return [...invented, ...docketCases(court).filter(({ ucn }) => !taken.has(ucn))];
}

/** What docket types are called in the portal. */
const caseTypes: Readonly<Record<string, string>> = {
  'Commercial - Contract': 'ct-contract',
  'Torts - Motor Vehicle': 'ct-auto-negligence',
  'Real Property - Foreclosure': 'ct-foreclosure',
};

/** The cases whose dockets can be followed. */
function docketCases({ courtId, countyNumber, usualSuffix }: Court): CaseRow[] {
  const county = String(countyNumber).padStart(2, '0');
  return casesOf(florida.providerId)
    .filter(({ caseNumber }) => caseNumber.startsWith(`${county}-`))
    .map((record) => {
      const { caseNumber, caseTitle, caseType, judge, filedDay, closedDay, isSealed } = record;
      const [, year = '', courtType = '', sequence = ''] = caseNumber.split('-');
      const ucn = `${caseNumber}-${usualSuffix}`;
      return {
        ...{ ucn, courtId, divisionId: 'circuit-civil', courtType, year: Number(year), sequence: Number(sequence) },
        ...{ caseTypeId: caseTypes[caseType] ?? 'ct-other-civil', caseTitle, judge },
        status: closedDay === undefined ? 'Open' : 'Closed',
        filedDate: new Date(filedDay * dayLength).toISOString().slice(0, 10),
        isConfidential: isSealed,
        parties: partiesOf(record).map(({ organization, person }, index) => ({
          casePartyId: `${ucn}-${index + 1}`,
          kind: organization === undefined ? ('person' as const) : ('organization' as const),
          name: organization ?? `${person?.given ?? ''} ${person?.surname ?? ''}`,
          roleName: index === 0 ? 'Plaintiff/Petitioner' : 'Defendant/Respondent',
        })),
      };
    });
}

function inventedCases({ courtId, countyNumber, usualSuffix }: Court): CaseRow[] {
  return definitions.map(({ names, ...definition }) => {
    const { year, courtType, sequence } = definition;
    const ucn = formatUcn({ county: countyNumber, year, courtType, sequence, suffix: usualSuffix });
    return {
      ...definition,
      ucn,
      courtId,
      // A citation is one county's.
      trafficCitationNumber: definition.trafficCitationNumber && `A${String(countyNumber).padStart(2, '0')}CIT5`,
      caseTitle: names.map(shortName).join(' v. '),
      filedDate: `${year}-02-11`,
      parties: names.map((name, index) => ({
        casePartyId: `${ucn}-${index + 1}`,
        kind: isPerson(name) ? ('person' as const) : ('organization' as const),
        name,
        roleName: index === 0 ? 'Plaintiff/Petitioner' : 'Defendant/Respondent',
      })),
    };
  });
}

const isPerson = (name: string) => !/\b(LLC|Inc\.|LP|Bank|State)/.test(name);

/** Titles show people by last name. */
function shortName(name: string): string {
  return isPerson(name) ? (name.split(' ').at(-1) ?? name) : name;
}
