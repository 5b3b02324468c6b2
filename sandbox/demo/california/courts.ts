/** California's courts and divisions. */
import type { multisourceCourts, StoredDivision } from '../../db/schema/multisource.ts';
import type { EFilingProvider, FilingFlow } from '../../generated/filing/schemas.ts';
import { districts, dualCounties, fsxCounties, jtiCounties, oneLegalCounties, paperCounties } from './counties.ts';

/** A court as stored, with its name. */
export type CaliforniaCourt = typeof multisourceCourts.$inferInsert & { name: string };

const both: FilingFlow[] = ['new-case', 'existing-case'];
const later: FilingFlow[] = ['existing-case'];

/** Divisions: ID, name, kinds of filing, and whether they take paper, too. */
type Division = readonly [id: string, name: string, filingFlows: FilingFlow[], isDocumentsExempt?: boolean];

const civil: readonly Division[] = [
  ['civil-unlimited', 'Civil Unlimited', both],
  ['civil-limited', 'Civil Limited', both],
  ['unlawful-detainer', 'Unlawful Detainer', both],
  ['small-claims', 'Small Claims', both, true],
];
const appeals: Division = ['appellate', 'Appellate', later, true];
const family: Division = ['family', 'Family Law', both];
const probate: Division = ['probate', 'Probate', both];
const closed: readonly Division[] = [
  ['juvenile', 'Juvenile', later, true],
  ['mental-health', 'Mental Health', later, true],
];
const paper: readonly Division[] = [
  ['civil', 'Civil', later, true],
  ['family', 'Family Law', later, true],
  ['probate', 'Probate', later, true],
  ['small-claims', 'Small Claims', later, true],
];

const placeOf = (county: string) => county.toLowerCase().replaceAll(' ', '');

/** Small courthouses hear what people come for themselves. */
function ofDistricts(county: string): Division[] {
  return (districts[county] ?? []).flatMap((district) => {
    const id = district.toLowerCase();
    return [
      [`${id}-civil-limited`, `${district} District - Civil Limited`, both] as const,
      [`${id}-unlawful-detainer`, `${district} District - Unlawful Detainer`, both] as const,
      [`${id}-small-claims`, `${district} District - Small Claims`, both, true] as const,
      [`${id}-traffic`, `${district} District - Traffic`, later, true] as const,
    ];
  });
}

interface Courthouse {
  county: string;
  provider: EFilingProvider;
  divisions: readonly Division[];
  /** Ends ID and name where the county has two. */
  unit?: { id: string; name: string };
}

function court({ county, provider, divisions, unit }: Courthouse): CaliforniaCourt {
  const place = placeOf(county);
  const courtId = unit ? `${place}:${unit.id}` : place;
  const name = `Superior Court of California, County of ${county}`;
  const stored = divisions.map(
    ([id, division, filingFlows, isDocumentsExempt = false]): StoredDivision => ({
      divisionId: `${courtId}:${id}`,
      name: division,
      filingFlows,
      isDocumentsExempt,
    }),
  );
  return {
    state: 'CA',
    courtId,
    name: unit ? `${name} - ${unit.name}` : name,
    county,
    provider,
    filingFlows: provider === 'none' ? later : both,
    orgName: provider === 'jti' ? place : null,
    orgUnitName: provider === 'jti' ? (unit?.id ?? 'superior') : null,
    requiresFsx: fsxCounties.has(county),
    divisions: stored.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

const whole: readonly Division[] = [...civil, family, probate];

/** 66 courts with 400 divisions: 40 on One Legal, six of them through FSX, 14 on Jti, 12 on paper. */
export const californiaCourts: readonly CaliforniaCourt[] = [
  ...dualCounties.flatMap((county) => [
    court({
      county,
      provider: 'onelegal',
      divisions: [...civil, appeals, ...ofDistricts(county)],
      unit: { id: 'civil', name: 'Civil Courthouse' },
    }),
    court({
      county,
      provider: 'jti',
      divisions: [family, probate, ...closed],
      unit: { id: 'family', name: 'Family and Probate Courthouse' },
    }),
  ]),
  ...oneLegalCounties.map((county) => court({ county, provider: 'onelegal', divisions: whole })),
  ...jtiCounties.map((county) => court({ county, provider: 'jti', divisions: whole })),
  ...paperCounties.map((county) => court({ county, provider: 'none', divisions: paper })),
];
