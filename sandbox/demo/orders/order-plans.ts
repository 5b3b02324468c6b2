/** Plans the demo's orders: filings in every case over the last eighteen months, and services. */
import type { ServiceName } from '../../generated/filing/schemas.ts';
import { formatCaseNumber } from '../../providers/open-case.ts';
import { uniformNumber } from '../florida/courts.ts';
import { floridaOutcome } from '../florida/filed.ts';
import { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import { demoServices, type ServicePlan } from './demo-services.ts';
import type { FilingPlan } from './filing-plan.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';

/** A person who places orders. */
export interface DemoOrderer {
  clientId: number;
  userId: number;
  name: string;
}

/**
 * An order without its number: numbers follow the dates. Each order has its own random sequence, so it depends neither
 * on earlier orders nor on the time of day.
 */
export type OrderPlan = { daysAgo: number; chance: Chance } & (
  | ({ kind: 'filing' } & Omit<FilingPlan, 'orderId'>)
  | ({ kind: 'service' } & Omit<ServicePlan, 'orderId'>)
);

interface Planning {
  chance: Chance;
  now: Date;
  orderers: readonly DemoOrderer[];
}

const hour = 3_600_000;
const day = 24 * hour;
/** Office hours, in UTC. */
const opens = 14;
const closes = 22;
/** Service orders stay open for this many days. */
const openDays = 6;
/** One in this many orders of a service is recent. */
const recentRound = 5;

export function planOrders(cases: readonly DemoCase[], count: number, planning: Planning): OrderPlan[] {
  const usual = cases.flatMap((demoCase) => planFilings(demoCase, planning));
  const filings = [...usual, ...planWays(usual, planning)].map(inOwnTerms);
  const numbers = new Map(
    filings.flatMap((plan) =>
      plan.kind === 'filing' && plan.caseNumber ? [[plan.demoCase, plan.caseNumber] as const] : [],
    ),
  );
  const services = Array.from({ length: count - filings.length }, (_, index) =>
    planService(index, cases, planning, numbers),
  );
  return [...filings, ...services].toSorted((a, b) => b.daysAgo - a.daysAgo);
}

/** The ways a filing goes in Florida. Returned ones have today, until tomorrow and longer to be corrected; the last none. */
const ways: readonly { daysAgo: number; outcome: Outcome; dueIn?: number }[] = [
  { daysAgo: 0.3, outcome: 'submitted' },
  { daysAgo: 2.4, outcome: 'under-review' },
  { daysAgo: 15.2, outcome: 'returned', dueIn: 0 },
  { daysAgo: 15.6, outcome: 'returned', dueIn: 1 },
  { daysAgo: 16.1, outcome: 'returned', dueIn: 3 },
  { daysAgo: 30.5, outcome: 'returned' },
];

/** A filing of each way in the first Florida case. */
function planWays(plans: readonly OrderPlan[], planning: Planning): OrderPlan[] {
  const opened = plans.find((plan) => plan.kind === 'filing' && plan.demoCase.state === 'FL' && plan.caseNumber);
  if (opened?.kind !== 'filing') return [];
  const { demoCase, caseNumber, caseTrackingId } = opened;
  const own = { ...planning, chance: new Chance(67) };
  return ways.map(({ daysAgo, ...way }) => ({
    ...planFiling(demoCase, daysAgo, false, own),
    caseNumber,
    caseTrackingId,
    ...way,
  }));
}

/** Tells what a clerk of the state's can say. */
function inOwnTerms(plan: OrderPlan): OrderPlan {
  if (plan.kind !== 'filing' || plan.demoCase.state !== 'FL') return plan;
  return { ...plan, outcome: floridaOutcome(plan.outcome) };
}

/** The initial filing, sometimes after a rejected one, and subsequent filings. */
function planFilings(demoCase: DemoCase, planning: Planning): OrderPlan[] {
  const { chance } = planning;
  const opened = planFiling(demoCase, demoCase.beganDaysAgo + chance.next(), true, planning);
  // The court hasn't decided the latest filings.
  if (demoCase.beganDaysAgo < 7) return [opened];
  const invented = caseNumberOf(demoCase, opened.orderedAt, chance);
  const caseNumber = demoCase.caseNumber ?? invented;
  // Florida's cases are known by their numbers.
  const shared = { caseTrackingId: demoCase.state === 'FL' ? caseNumber : opened.caseTrackingId, caseNumber };
  const refused = chance.happens(0.3)
    ? [
        {
          ...planFiling(demoCase, demoCase.beganDaysAgo + 3 + chance.next(), true, planning),
          outcome: 'rejected' as const,
        },
      ]
    : [];
  const laterCount = demoCase.matter ? chance.between(6, 9) : chance.between(1, 4);
  const later = Array.from({ length: laterCount }, () => {
    const daysAgo = demoCase.beganDaysAgo * chance.next() * 0.95;
    return { ...planFiling(demoCase, Math.max(0.2, daysAgo), false, planning), ...shared };
  });
  const recent = isRecentlyActive(demoCase)
    ? [{ ...planFiling(demoCase, 0.2 + chance.next() * 5, false, planning), ...shared }]
    : [];
  return [...refused, { ...opened, ...shared, outcome: 'accepted' as const }, ...later, ...recent];
}

function planFiling(demoCase: DemoCase, daysAgo: number, opensCase: boolean, planning: Planning) {
  const { chance, now } = planning;
  return {
    kind: 'filing' as const,
    daysAgo,
    chance: chance.fork(),
    demoCase,
    opensCase,
    person: ordererOf(demoCase, planning),
    orderedAt: momentOf(now, daysAgo),
    outcome: outcomeOf(chance, daysAgo, opensCase),
    caseTrackingId: chance.guid(),
    caseNumber: undefined,
  };
}

/** Services in rotation, with recent orders of each. */
function planService(
  index: number,
  cases: readonly DemoCase[],
  planning: Planning,
  numbers: ReadonlyMap<DemoCase, string>,
): OrderPlan {
  const { chance, now } = planning;
  const service = demoServices[index % demoServices.length];
  if (!service) throw new Error('There are no services.');
  const ofMatters = cases.filter(({ matter }) => matter !== undefined);
  const demoCase = chance.pick(chance.happens(0.6) ? ofMatters : cases);
  const isElsewhere = chance.happens(0.2);
  const isRecent = Math.floor(index / demoServices.length) % recentRound === 0;
  const daysAgo = Math.max(0.2, (isRecent ? openDays : demoCase.beganDaysAgo) * chance.next());
  return {
    kind: 'service',
    daysAgo,
    chance: chance.fork(),
    service,
    isOpen: daysAgo < openDays,
    // Process serving and skip tracing also happen in states without e-filing.
    demoCase: isElsewhere ? { ...demoCase, ...chance.pick(elsewhere) } : demoCase,
    caseNumber: isElsewhere || !forCases.has(service.service) ? undefined : numbers.get(demoCase),
    person: ordererOf(demoCase, planning),
    orderedAt: momentOf(now, daysAgo),
  };
}

/** Services that need a case number. */
const forCases: ReadonlySet<ServiceName> = new Set(['CourtesyCopy', 'EService', 'ProcessServingExistingCase']);

const elsewhere = [
  { state: 'NY', courtCode: 'hollowbrook:supreme', courtName: 'Hollowbrook County - Supreme Court' },
  { state: 'UT', courtCode: 'canyonrim:district', courtName: 'Canyon Rim County - District Court' },
  { state: 'FL', courtCode: 'miami-dade', courtName: 'Miami-Dade County Circuit and County Courts' },
] as const;

function ordererOf({ clientId }: DemoCase, { chance, orderers }: Planning): DemoOrderer {
  return chance.pick(orderers.filter((orderer) => orderer.clientId === clientId));
}

/**
 * A time in office hours and never in the future; times under a day ago fall between yesterday's closing and now. The
 * order of two times doesn't depend on the time of day.
 */
function momentOf(now: Date, daysAgo: number): Date {
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  if (daysAgo < 1) return new Date(now.getTime() - daysAgo * (now.getTime() - today + (24 - closes) * hour));
  const wholeDays = Math.floor(daysAgo);
  return new Date(today - wholeDays * day + (closes - (daysAgo - wholeDays) * (closes - opens)) * hour);
}

function isRecentlyActive({ matter, beganDaysAgo }: DemoCase): boolean {
  return beganDaysAgo > 20 && matter !== undefined && matter.status === 'Open';
}

const prefixes = { civil: 'CV', chancery: 'CH', family: 'DR', probate: 'PR' } as const;

function caseNumberOf({ state, category, courtCode, caseType }: DemoCase, openedAt: Date, chance: Chance): string {
  const year = openedAt.getUTCFullYear();
  const serial = chance.between(200, 4900);
  return state === 'FL'
    ? uniformNumber({ courtId: courtCode, caseTypeId: caseType.code, year, sequence: serial })
    : formatCaseNumber(state, year, prefixes[category.area], serial);
}
