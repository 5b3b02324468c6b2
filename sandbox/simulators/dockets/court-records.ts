/**
 * The courts' cases. Each follows from its number alone, so cases that no one tracks need no rows, and every sandbox
 * has the same ones.
 */
import { Chance } from '../../demo/orders/chance.ts';
import type { DocketParty, ProviderId } from '../../generated/docket-sync/schemas.ts';
import { timeZoneOfState } from '../../services/time-zone-of-state.ts';
import { type InventedMatter, inventMatters } from '../practice-management/invented-matters.ts';
import { companyName, personName, surnames } from '../practice-management/invented-names.ts';
import { courtsOf, docketProviders, florida, newYork, pacer, providerOf } from './providers.ts';

/** A case on a court's records. */
export interface CourtRecord {
  providerId: ProviderId;
  providerCaseId: string;
  /** Its place among the provider's cases. */
  index: number;
  caseNumber: string;
  caseTitle: string;
  caseType: string;
  courtId: string;
  courtName: string;
  courtSystemId: number;
  pacerCourt: string | undefined;
  state: string;
  federal: boolean;
  judge: string;
  /** Days since 1970. */
  filedDay: number;
  /** The last day with entries; undefined while open. */
  closedDay: number | undefined;
  isSealed: boolean;
  defendantNumber: number | undefined;
  /** The demo firm's matter that the case is about. */
  matterReference: string | undefined;
  seed: number;
}

/** The IANA zone of a case's court. */
export const courtZoneOf = ({ state }: Pick<CourtRecord, 'state'>): string =>
  timeZoneOfState(state) ?? 'America/New_York';

/** A case's share of an even distribution in [0, 2³²), by what is asked. */
export function hash(...values: number[]): number {
  let mixed = 0x9e3779b9;
  for (const value of values) {
    mixed = Math.imul(mixed ^ value, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** A number in [0, 1). */
export const share = (...values: number[]): number => hash(...values) / 4_294_967_296;

const firstNumber = 100_000;
/** IDs of untracked cases start here; those of saved cases are far below. */
const productCaseBase = 1_000_000;

export const dayLength = 86_400_000;
/** A day (since 1970) as YYYY-MM-DD. */
export const isoDay = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
/** 2024-02-01. */
const earliestFiling = 19_754;
const filingDays = 670;

export const providerCaseIdOf = (providerId: ProviderId, index: number): string =>
  `${providerId}${firstNumber + index}`;

/** The ID of an account's case before it is saved. */
export const productCaseIdOf = ({ providerId, index }: Pick<CourtRecord, 'providerId' | 'index'>): number =>
  providerId * productCaseBase + index;

/** The case with such an ID; undefined for a saved case's own. */
export function caseOfProductId(productCaseId: number): CourtRecord | undefined {
  const provider = docketProviders.find(({ providerId }) => providerId === Math.floor(productCaseId / productCaseBase));
  return provider && caseAt(provider.providerId, productCaseId % productCaseBase);
}

/** A provider's case by its ID there. */
export function findCase(providerId: ProviderId, providerCaseId: string): CourtRecord | undefined {
  const match = /^([467])1\d{5}$/.exec(providerCaseId);
  if (!match || Number(match[1]) !== providerId) return undefined;
  return caseAt(providerId, placeOf(providerCaseId));
}

/** A case's place among its provider's. */
export const placeOf = (providerCaseId: string): number => Number(providerCaseId.slice(1)) - firstNumber;

const cache = new Map<number, CourtRecord>();

/** Cases that numbers of five digits can tell apart. Those beyond a provider's `caseCount` are found by their IDs alone. */
const mostCases = 90_000;

/** A provider's case by its place. */
export function caseAt(providerId: ProviderId, index: number): CourtRecord | undefined {
  if (index < 0 || index >= mostCases) return undefined;
  const id = productCaseIdOf({ providerId, index });
  const known = cache.get(id);
  if (known) return known;
  const made = makeCase(providerId, index);
  cache.set(id, made);
  return made;
}

/** The cases of a provider that its search finds. */
export function casesOf(providerId: ProviderId): CourtRecord[] {
  return Array.from({ length: providerOf(providerId).caseCount }, (_, index) => caseAt(providerId, index)).filter(
    (each) => each !== undefined,
  );
}

const judges = [
  'Miriam K. Ostrow',
  'Theodore Vance',
  'Lucía Bermúdez',
  'Harold J. Pike',
  'Anneke de Wit',
  'Rosalind Tate',
];
const civilTypes = [
  'Commercial - Contract',
  'Torts - Motor Vehicle',
  'Real Property - Foreclosure',
  'Commercial - Other',
];

/** Places of sealed cases in each account. */
const sealedPlaces: ReadonlySet<number> = new Set([190, 640, 1250]);

function makeCase(providerId: ProviderId, index: number): CourtRecord {
  const seed = hash(providerId, index);
  const courts = courtsOf(providerId);
  const court = courts[index % courts.length];
  if (!court) throw new Error(`Provider ${providerId} has no courts.`);
  const filedDay = earliestFiling + Math.floor(share(seed, 1) * filingDays);
  // Three pairs of defendants share a number.
  const pairOf = providerId === pacer.providerId && [61, 63, 65].includes(index - 1) ? index - 1 : undefined;
  const isDefendant = providerId === pacer.providerId && ([61, 63, 65].includes(index) || pairOf !== undefined);
  const shared = isDefendant ? (pairOf ?? index) : index;
  const office = courts[shared % courts.length] ?? court;
  const isSealed = sealedPlaces.has(index);
  return {
    providerId,
    index,
    providerCaseId: providerCaseIdOf(providerId, index),
    caseNumber: numberOf(providerId, shared, office.office, isDefendant, pairOf === undefined ? 1 : 2),
    caseTitle: isSealed
      ? 'Sealed case'
      : isDefendant
        ? `USA v. ${titleName(providerId, index)}`
        : titleOf(providerId, index),
    caseType: isDefendant ? 'Criminal' : (civilTypes[seed % civilTypes.length] ?? 'Civil'),
    courtId: office.courtId,
    courtName: office.name,
    courtSystemId: office.courtSystemId,
    pacerCourt: office.pacerCourt,
    state: office.state,
    federal: office.federal,
    judge: `Hon. ${judges[seed % judges.length]}`,
    filedDay,
    closedDay: share(seed, 2) < 0.1 ? filedDay + 200 + Math.floor(share(seed, 3) * 300) : undefined,
    isSealed,
    defendantNumber: isDefendant ? (pairOf === undefined ? 1 : 2) : undefined,
    matterReference: index % 20 < 13 ? matterOf(providerId, index)?.displayName : undefined,
    seed,
  };
}

function numberOf(
  providerId: ProviderId,
  index: number,
  office: string,
  isCriminal: boolean,
  defendant: number,
): string {
  const year = new Date(
    (earliestFiling + Math.floor(share(hash(providerId, index), 1) * filingDays)) * dayLength,
  ).getUTCFullYear();
  if (providerId === newYork.providerId) return `${650_001 + index}/${year}`;
  if (providerId === florida.providerId) return `${office}-${year}-CA-${String(1201 + index).padStart(6, '0')}`;
  const type = isCriminal ? 'cr' : 'cv';
  const number = `${office}:${String(year).slice(2)}-${type}-${String(4001 + index).padStart(5, '0')}`;
  return isCriminal ? `${number}-${defendant}` : number;
}

let matterPool: readonly InventedMatter[] | undefined;

/** The matters of the demo's first firm: most of its account's cases are about one of them. */
function firmMatters(): readonly InventedMatter[] {
  matterPool ??= inventMatters({
    clientId: 1,
    system: 'clio',
    count: 2400,
    from: 100,
    now: new Date(0),
    addedAt: null,
  }).filter(({ displayName, retailerReference, description }) =>
    Boolean(displayName && retailerReference && description?.match(/ v\. |^Estate of|^In re/)),
  );
  return matterPool;
}

function matterOf(providerId: ProviderId, index: number): InventedMatter | undefined {
  const pool = firmMatters();
  return pool[(index * 7 + providerId * 311) % pool.length];
}

function titleName(providerId: ProviderId, index: number): string {
  const chance = new Chance(hash(providerId, index, 7));
  return personName(chance, chance.pick(surnames));
}

/** As courts write titles of what firms call otherwise: the same, in capitals, cut short, with other parties added. */
function titleOf(providerId: ProviderId, index: number): string {
  const chance = new Chance(hash(providerId, index, 5));
  const stranger = `${personName(chance, chance.pick(surnames))} v. ${companyName(chance)}`;
  const matter = matterOf(providerId, index);
  const about = matter?.description ?? stranger;
  if (index === 7)
    return `${about}, ${Array.from({ length: 40 }, () => personName(chance, chance.pick(surnames))).join(', ')}`.slice(
      0,
      500,
    );
  const kind = index % 20;
  if (kind < 9) return about;
  if (kind < 11) return about.toUpperCase();
  if (kind < 13) return `${about.replace(/ (LLC|Inc\.|LP|Co\.|Group)$/, '')} et al.`;
  // A surname that several matters share says nothing.
  if (kind < 15) return `${matter?.clientName?.split(' ').at(-1) ?? 'Doe'} v. ${companyName(chance)}`;
  return stranger;
}

/** The parties of a case, as its title names them. */
export function partiesOf({ caseTitle, seed, federal, providerCaseId }: CourtRecord): DocketParty[] {
  const [first = caseTitle, second] = caseTitle.replace(/ et al\.$/, '').split(/ v\. /i);
  const attorney = {
    name: 'Dana Whitfield',
    firmName: 'Whitfield & Stone LLP',
    barNumber: String(6_300_000 + (seed % 90_000)),
    isLead: true,
    contact: { email: 'dana.whitfield@example.com', phone: '(212) 555-0171' },
  };
  const party = (place: number, name: string, roleCode: string, roleName: string): DocketParty => ({
    casePartyId: `${providerCaseId}-p${place}`,
    roleCode,
    roleName,
    ...(/\b(LLC|Inc|LP|Co|Group|USA|Bank)\b/i.test(name) || !name.includes(' ')
      ? { organization: name.slice(0, 300) }
      : { person: { given: name.split(' ')[0] ?? '', surname: name.split(' ').slice(1).join(' ').slice(0, 100) } }),
  });
  if (second === undefined)
    return [{ ...party(1, first.replace(/^(Estate of|In re|Matter of) /i, ''), 'pet', 'Petitioner') }];
  return [
    { ...party(1, first, 'pla', 'Plaintiff'), attorneys: [attorney] },
    // No attorney on record yet, or one who represents themselves.
    { ...party(2, second, federal ? 'dft' : 'def', 'Defendant'), ...(seed % 3 === 0 ? { attorneys: [] } : {}) },
  ];
}
