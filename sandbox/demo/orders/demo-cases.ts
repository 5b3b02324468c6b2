/** The demo firms' cases: one per matter and some without a matter. */
import type { CodeName, EFilingProvider, StateCode } from '../../generated/filing/schemas.ts';
import { providerIn } from '../../providers/facts.ts';
import { dayLength } from '../../simulators/dockets/court-records.ts';
import { californiaCourts } from '../california/courts.ts';
import { californiaFilingTypes, categoriesOf } from '../california/definitions.ts';
import {
  type CaseTypeDefinition,
  type CategoryDefinition,
  categories,
  type Role,
  roles,
} from '../courts/case-definitions.ts';
import { demoCourts } from '../courts/court-list.ts';
import { type FilingTypeDefinition, filingTypeDefinitions, noticeOfFiling } from '../courts/filing-definitions.ts';
import { floridaCategories, floridaFilingTypes, floridaRole } from '../florida/definitions.ts';
import { followedCase } from '../florida/followed-case.ts';
import { type DemoMatter, demoMatters } from '../matters.ts';
import type { Chance } from './chance.ts';
import { organizations, people } from './names.ts';

/** A case and its parties. */
export interface DemoCase {
  clientId: number;
  matter: DemoMatter | undefined;
  clientReference: string;
  state: StateCode;
  /** The provider through which the court takes filings. */
  provider: EFilingProvider;
  courtCode: string;
  courtName: string;
  category: CategoryDefinition;
  caseType: CaseTypeDefinition;
  /** What the court calls roles, and the filing types of its provider. */
  roleOf: (role: Role) => CodeName;
  filingTypes: readonly FilingTypeDefinition[];
  title: string;
  /** The firm's client and the opposing party: people or organizations. */
  filer: string;
  opponent: string;
  /** Days since the first filing. */
  beganDaysAgo: number;
  /** The number of a case that is on a followed docket; others get one. */
  caseNumber?: string;
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
  ['CA', 'losangeles:civil', '32', 'Ida Nyman', 'Castellan Properties Inc.'],
  ['CA', 'sonoma', '06', 'Sorrento Vineyards LP', 'Hale Bottling Co.'],
  ['CA', 'sonoma', '611', 'Beatrix Quill', 'Alden Quill'],
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
  [1, 'FL', 'orange', 'ct-other-civil'],
  [1, 'CA', 'losangeles:civil', '25'],
  [2, 'IL', 'foxmont', '70111'],
  [2, 'IL', 'lakemoor:cv1', '70212'],
  [2, 'IN', 'sugarbend:d2', '70113'],
  [3, 'CA', 'sandiego:family', 'FL-LS'],
  [3, 'NV', 'silverbasin:district', '70110'],
  [3, 'FL', 'escambia', 'ct-auto-negligence'],
];

export function demoCases(chance: Chance, now: Date): DemoCase[] {
  const others = otherCourts.map((entry, index) => otherCase(entry, index, chance));
  return [...demoMatters.map(caseOfMatter), ...others.map((each) => onDocket(each, now))];
}

/** The first firm's case in Orange County is one whose docket it follows. */
function onDocket(demoCase: DemoCase, now: Date): DemoCase {
  const { clientId, state, courtCode } = demoCase;
  if (clientId !== 1 || state !== 'FL' || courtCode !== 'orange') return demoCase;
  const { record, ucn, filer, opponent } = followedCase();
  const beganDaysAgo = Math.floor(now.getTime() / dayLength) - record.filedDay;
  return { ...demoCase, title: record.caseTitle, filer, opponent, beganDaysAgo, caseNumber: ucn };
}

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
  const where = courtAndType(state, courtCode, caseTypeCode);
  const isFamily = where.category.area === 'family';
  const filer = isFamily ? `${person.split(' ')[0]} Whitmore` : person;
  const title = isFamily ? `In re Marriage of ${lastName(filer)}` : `${lastName(filer)} v. ${opponent}`;
  return {
    clientId,
    matter: undefined,
    clientReference: chance.happens(0.25) ? '' : `${String(61 + index).padStart(5, '0')}-${lastName(filer)}`,
    title,
    filer,
    opponent: isFamily ? person : opponent,
    beganDaysAgo: index % 6 === 3 ? chance.between(1, 5) : chance.between(40, 535),
    ...where,
  };
}

const lastName = (name: string) => name.split(' ').at(-1) ?? name;

function courtAndType(state: StateCode, courtCode: string, caseTypeCode: string) {
  const courtName = courtNames.get(`${state} ${courtCode}`);
  const provider = multisourceProviders.get(`${state} ${courtCode}`) ?? providerIn(state).id;
  const category = categoriesAt(state, provider).find(({ caseTypes }) =>
    caseTypes.some(({ code }) => code === caseTypeCode),
  );
  const caseType = category?.caseTypes.find(({ code }) => code === caseTypeCode);
  if (!courtName || !category || !caseType) throw new Error(`There is no ${caseTypeCode} at ${state} ${courtCode}.`);
  const roleOf = state === 'FL' ? floridaRole : usualRole;
  const filingTypes = filingTypesAt(state, category);
  return { state, provider, courtCode, courtName, category, caseType, roleOf, filingTypes };
}

const usualRole = (role: Role): CodeName => roles[role];

function categoriesAt(state: StateCode, provider: EFilingProvider): readonly CategoryDefinition[] {
  if (state === 'FL') return floridaCategories;
  return state === 'CA' ? categoriesOf(provider) : categories;
}

function filingTypesAt(state: StateCode, { code }: CategoryDefinition): readonly FilingTypeDefinition[] {
  if (state === 'FL') return floridaFilingTypes(code);
  if (state === 'CA') return californiaFilingTypes;
  return filingTypeDefinitions.filter((each) => each.code !== noticeOfFiling);
}

const courtNames = new Map(demoCourts().map(({ state, code, name }) => [`${state} ${code}`, name]));
const multisourceProviders = new Map(
  californiaCourts.map(({ state, courtId, provider }) => [`${state} ${courtId}`, provider]),
);
