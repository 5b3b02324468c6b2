/** Cases in the records of California's courts: five in each court, one of them confidential where families are heard. */
import type { multisourceCases } from '../../db/schema/multisource.ts';
import { formatCaseNumber } from '../../providers/open-case.ts';
import { type Area, type CategoryDefinition, roles } from '../courts/case-definitions.ts';
import { daysBefore } from '../demo-step.ts';
import { Chance } from '../orders/chance.ts';
import { isOrganization, organizations, people } from '../orders/names.ts';
import { type CaliforniaCourt, californiaCourts } from './courts.ts';
import { categoriesOf } from './definitions.ts';

type CaseRow = typeof multisourceCases.$inferInsert;

const casesPerCourt = 5;
const judges = ['Hon. Beatriz Holloway', 'Hon. Emmett Sato', 'Hon. Rosalind Achebe', 'Hon. Victor Lindqvist', null];
const letters: Readonly<Record<Area, string>> = { civil: 'CV', chancery: 'CV', family: 'FL', probate: 'PR' };

/** The cases as of `now`, the same on every run. */
export function californiaCases(now: Date): CaseRow[] {
  const chance = new Chance(58);
  return californiaCourts.flatMap((court) => {
    const heard = categoriesHeard(court);
    return Array.from({ length: casesPerCourt }, (_, index) => caseOf({ court, heard, index, chance, now }));
  });
}

/** A courthouse for families hears no civil case. */
function categoriesHeard({ provider, divisions }: CaliforniaCourt): CategoryDefinition[] {
  const names = divisions.map(({ name }) => name.toLowerCase()).join();
  return categoriesOf(provider).filter(({ area }) => names.includes(area));
}

interface Placed {
  court: CaliforniaCourt;
  heard: readonly CategoryDefinition[];
  index: number;
  chance: Chance;
  now: Date;
}

function caseOf({ court, heard, index, chance, now }: Placed): CaseRow {
  const category = heard[index % heard.length] ?? chance.pick(heard);
  const type = chance.pick(category.caseTypes);
  const [one, other = one] = type.required;
  const isFamily = category.area === 'family';
  const names = [chance.pick(people), isFamily ? chance.pick(people) : chance.pick([...organizations, ...people])];
  const filedAt = daysBefore(now, chance.between(20, 900));
  const caseTrackingId = chance.guid();
  const serial = 100 + index * 700 + chance.between(1, 600);
  return {
    caseTrackingId,
    state: 'CA',
    courtCode: court.courtId,
    caseNumber: formatCaseNumber('CA', filedAt.getUTCFullYear(), letters[category.area], serial),
    caseTitle: titleOf(category.area, names),
    caseCategoryCode: category.code,
    caseCategoryName: category.name,
    caseTypeCode: type.code,
    caseTypeName: type.name,
    judge: chance.pick(judges),
    status: chance.happens(0.2) ? 'Closed' : 'Open',
    filedAt,
    isConfidential: isFamily && index >= 2,
    parties: names.map((name, place) => {
      const role = roles[(place === 0 ? one : other) ?? 'petitioner'];
      const [firstName, ...rest] = name.split(' ');
      return {
        casePartyId: `${caseTrackingId.slice(0, 8)}-${place + 1}`,
        kind: isOrganization(name) ? ('organization' as const) : ('person' as const),
        name,
        person: isOrganization(name) ? undefined : { firstName, lastName: rest.join(' ') },
        roleCode: role.code,
        roleName: role.name,
        attorneys: [],
      };
    }),
  };
}

function titleOf(area: Area, [one = '', other = '']: readonly string[]): string {
  const short = (name: string) => (isOrganization(name) ? name : (name.split(' ').at(-1) ?? name));
  if (area === 'family') return `In re Marriage of ${short(one)}`;
  return area === 'probate' ? `Estate of ${one}` : `${short(one)} v. ${short(other)}`;
}
