/** The demo firms' cases: one per matter and some without a matter. */
import type { StateCode } from '../../generated/filing/schemas.ts';
import { type CaseTypeDefinition, type CategoryDefinition, categories } from '../courts/case-definitions.ts';
import { demoCourts } from '../courts/court-list.ts';
import { type DemoMatter, demoMatters } from '../matters.ts';
import type { Chance } from './chance.ts';

/** A case and its parties. */
export interface DemoCase {
  clientId: number;
  matter: DemoMatter | undefined;
  clientReference: string;
  state: StateCode;
  courtCode: string;
  courtName: string;
  category: CategoryDefinition;
  caseType: CaseTypeDefinition;
  title: string;
  /** The firm's client and the opposing party: people or organizations. */
  filer: string;
  opponent: string;
  /** Days since the first filing. */
  beganDaysAgo: number;
}

/** For each matter in order: court, case type, filer and opponent. */
const casesOfMatters: readonly [StateCode, string, string, string, string][] = [
  ['IL', 'lakemoor:cv1', '70111', 'Ana Ortega', 'Lakeshore Holdings LLC'],
  ['IL', 'lakemoor:pr1', '70610', 'Owen Pryce', 'Helen Pryce'],
  ['IL', 'lakemoor:cv1', '70110', 'Brightwater Marine Inc.', 'Dunmore Docks LLC'],
  ['TX', 'bluestem:dc', '70510', 'Mara Castellano', 'Jonah Castellano'],
  ['GA', 'peachwood:superior', '70110', 'Verity Textiles Co.', 'Miles Holloway'],
  ['NV', 'silverbasin:district', '70310', 'Ren Nakata', 'Sundial Transit Authority'],
  ['IL', 'ashbrook', '70312', 'Sten Lindqvist', 'Prairie Mutual Insurance Co.'],
  ['IL', 'lakemoor:cv1', '70313', 'Joss Fairweather', 'Halden Orthopedics LLC'],
  ['IL', 'lakemoor:ch1', '70411', 'Rosewood Condominium Association', 'Chidi Abara'],
  ['CA', 'redshore:civil', '70211', 'Ida Nyman', 'Castellan Properties Inc.'],
  ['CA', 'goldencove', '70110', 'Sorrento Vineyards LP', 'Hale Bottling Co.'],
  ['CA', 'goldencove', '70611', 'Beatrix Quill', 'Alden Quill'],
];

/** Courts and case types of cases without a matter, by firm. */
const otherCourts: readonly [clientId: number, StateCode, court: string, caseType: string][] = [
  [1, 'IL', 'lakemoor:cv1', '70112'],
  [1, 'IL', 'lakemoor:ch1', '70410'],
  [1, 'IL', 'lakemoor:dr1', '70511'],
  [1, 'IL', 'cedarfield', '70150'],
  [1, 'TX', 'bluestem:jp1', '70211'],
  [1, 'TX', 'sotolridge:dc', '70311'],
  [1, 'GA', 'peachwood:state', '70113'],
  [1, 'IN', 'sugarbend:c1', '70110'],
  [1, 'IN', 'duneshore:c1', '70312'],
  [1, 'MD', 'tidewick', '70414'],
  [1, 'MD', 'heronbay', '70412'],
  [1, 'NV', 'silverbasin:justice', '70150'],
  [1, 'VA', 'bluehollow:circuit', '70413'],
  [1, 'VA', 'bluehollow:gd', '70211'],
  [1, 'FL', 'palmettobay:civil', '70110'],
  [1, 'CA', 'redshore:civil', '70313'],
  [2, 'IL', 'foxmont', '70111'],
  [2, 'IL', 'lakemoor:cv1', '70212'],
  [2, 'IN', 'sugarbend:d2', '70113'],
  [3, 'CA', 'redshore:family', '70512'],
  [3, 'NV', 'silverbasin:district', '70110'],
  [3, 'FL', 'egretsound:civil', '70310'],
];

export const people = [
  'Tamsin Hollis',
  'Rafael Quintana',
  'Greta Ashdown',
  'Desmond Okoye',
  'Lena Marchetti',
  'Piotr Sowa',
  'Yara Haddad',
  'Callum Reyes',
  'Mina Tachibana',
  'Orla Devlin',
  'Silas Beck',
  'Noor Siddiqi',
  'Ewan Carrick',
  'Paloma Vidal',
  'Hugo Lindgren',
  'Zadie Monroe',
  'Isaac Toll',
  'Freya Sandoval',
];
export const organizations = [
  'Northgate Leasing LLC',
  'Harrow & Pike Co.',
  'Quarry Hill Estates LLC',
  'Meridian Freight Inc.',
  'Tallgrass Bank',
  'Copperline Builders Inc.',
  'Verdant Foods Co.',
  'Bluewater Storage LP',
  'Lantern Street Holdings LLC',
  'Pinebrook Clinic LLC',
  'Summit Roofing Inc.',
  'Crestview Homeowners Association',
];

export function demoCases(chance: Chance): DemoCase[] {
  return [...demoMatters.map(caseOfMatter), ...otherCourts.map((entry, index) => otherCase(entry, index, chance))];
}

/** Whether the name is an organization's. */
export const isOrganization = (name: string): boolean => /\b(LLC|Inc\.|Co\.|LP|Bank|Association|Authority)$/.test(name);

function caseOfMatter(matter: DemoMatter, index: number): DemoCase {
  const [state, courtCode, caseTypeCode, filer, opponent] = casesOfMatters[index] ?? [];
  if (!state || !courtCode || !caseTypeCode || !filer || !opponent)
    throw new Error(`The matter ${matter.clientReference} has no case.`);
  return {
    clientId: matter.clientId,
    matter,
    clientReference: matter.clientReference,
    title: matter.title,
    filer,
    opponent,
    beganDaysAgo: matter.openedDaysAgo - 6,
    ...courtAndType(state, courtCode, caseTypeCode),
  };
}

function otherCase(
  [clientId, state, courtCode, caseTypeCode]: (typeof otherCourts)[number],
  index: number,
  chance: Chance,
): DemoCase {
  const person = people[index % people.length] ?? '';
  const opponent = chance.pick(organizations);
  const filer = isFamily(caseTypeCode) ? `${person.split(' ')[0]} Whitmore` : person;
  const title = isFamily(caseTypeCode) ? `In re Marriage of ${lastName(filer)}` : `${lastName(filer)} v. ${opponent}`;
  return {
    clientId,
    matter: undefined,
    clientReference: chance.happens(0.25) ? '' : `${String(61 + index).padStart(5, '0')}-${lastName(filer)}`,
    title,
    filer,
    opponent: isFamily(caseTypeCode) ? person : opponent,
    beganDaysAgo: index % 6 === 3 ? chance.between(1, 5) : chance.between(40, 535),
    ...courtAndType(state, courtCode, caseTypeCode),
  };
}

const isFamily = (caseTypeCode: string) => caseTypeCode.startsWith('705');
const lastName = (name: string) => name.split(' ').at(-1) ?? name;

function courtAndType(state: StateCode, courtCode: string, caseTypeCode: string) {
  const courtName = courtNames.get(`${state} ${courtCode}`);
  const category = categories.find(({ caseTypes }) => caseTypes.some(({ code }) => code === caseTypeCode));
  const caseType = category?.caseTypes.find(({ code }) => code === caseTypeCode);
  if (!courtName || !category || !caseType) throw new Error(`There is no ${caseTypeCode} at ${state} ${courtCode}.`);
  return { state, courtCode, courtName, category, caseType };
}

const courtNames = new Map(demoCourts().map(({ state, code, name }) => [`${state} ${code}`, name]));
