/** Which orders the demo has: filings of every case over the last eighteen months, and services around them. */
import type { ServiceName } from '../../generated/filing/schemas.ts';
import { formatCaseNumber } from '../../simulators/court-case.ts';
import type { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import { demoServices, type ServicePlan } from './demo-services.ts';
import type { FilingPlan } from './filing-plan.ts';
import { outcomeOf } from './outcomes.ts';

/** A person who orders. */
export interface DemoOrderer {
  clientId: number;
  userId: number;
  name: string;
}

/**
 * An order without its number: numbers follow the dates. What is left to chance in it is its own chance, so that nothing
 * of one order depends on what came before it, nor on the hour of the seeding.
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
/** The hours of an office, in UTC. */
const opens = 14;
const closes = 22;
/** Orders of services are still open for so many days. */
const openDays = 6;
/** Of so many orders of a service, one is of these days. */
const recentRound = 5;

/** Plans `count` orders, oldest first. */
export function planOrders(cases: readonly DemoCase[], count: number, planning: Planning): OrderPlan[] {
  const filings = cases.flatMap((demoCase) => planFilings(demoCase, planning));
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

/** The filing that opened the case, sometimes after one that came back, and those that followed. */
function planFilings(demoCase: DemoCase, planning: Planning): OrderPlan[] {
  const { chance } = planning;
  const opened = planFiling(demoCase, demoCase.beganDaysAgo + chance.next(), true, planning);
  // The court has not decided on what came in these days.
  if (demoCase.beganDaysAgo < 7) return [opened];
  const shared = {
    caseTrackingId: opened.caseTrackingId,
    caseNumber: caseNumberOf(demoCase, opened.orderedAt, chance),
  };
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

/** Every service in turn, and all of them recently now and again. */
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
    // Papers are served and people found in states where the product files nothing.
    demoCase: isElsewhere ? { ...demoCase, ...chance.pick(elsewhere) } : demoCase,
    caseNumber: isElsewhere || !forCases.has(service.service) ? undefined : numbers.get(demoCase),
    person: ordererOf(demoCase, planning),
    orderedAt: momentOf(now, daysAgo),
  };
}

/** Services that are ordered for a case which the court has numbered. */
const forCases: ReadonlySet<ServiceName> = new Set(['CourtesyCopy', 'EService', 'ProcessServingExistingCase']);

const elsewhere = [
  { state: 'NY', courtCode: 'hollowbrook:supreme', courtName: 'Hollowbrook County - Supreme Court' },
  { state: 'UT', courtCode: 'canyonrim:district', courtName: 'Canyon Rim County - District Court' },
  { state: 'FL', courtCode: 'palmettobay:county', courtName: 'Palmetto Bay County - County Civil' },
] as const;

function ordererOf({ clientId }: DemoCase, { chance, orderers }: Planning): DemoOrderer {
  return chance.pick(orderers.filter((orderer) => orderer.clientId === clientId));
}

/**
 * In the hours of an office; what is less than a day ago since the office closed yesterday, and never in the future. Of
 * two orders, the one that is longer ago is the earlier at whatever hour it is asked.
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

function caseNumberOf({ state, category }: DemoCase, openedAt: Date, chance: Chance): string {
  return formatCaseNumber(state, openedAt.getUTCFullYear(), prefixes[category.area], chance.between(200, 4900));
}
