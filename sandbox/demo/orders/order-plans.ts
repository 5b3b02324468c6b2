/** Which orders the demo has: filings of every case over the last eighteen months, and services around them. */
import type { ServiceName } from '../../generated/filing/schemas.ts';
import { formatCaseNumber } from '../../simulators/court-case.ts';
import type { Chance } from './chance.ts';
import type { FilingPlan } from './court-filing.ts';
import type { DemoCase } from './demo-cases.ts';
import { outcomeOf } from './outcomes.ts';
import { demoServices, type ServicePlan } from './service-order.ts';

/** A person who orders. */
export interface DemoOrderer {
  clientId: number;
  userId: number;
  name: string;
}

/** An order without its number: numbers follow the dates. */
export type OrderPlan =
  | ({ kind: 'filing' } & Omit<FilingPlan, 'orderId'>)
  | ({ kind: 'service' } & Omit<ServicePlan, 'orderId'>);

interface Planning {
  chance: Chance;
  now: Date;
  orderers: readonly DemoOrderer[];
}

const minute = 60_000;
const day = 86_400_000;

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
  return [...filings, ...services].toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime());
}

/** The filing that opened the case, sometimes after one that came back, and those that followed. */
function planFilings(demoCase: DemoCase, planning: Planning): OrderPlan[] {
  const { chance } = planning;
  const opened = planFiling(demoCase, demoCase.beganDaysAgo, true, planning);
  // The court has not decided on what came in these days.
  if (demoCase.beganDaysAgo < 7) return [opened];
  const shared = {
    caseTrackingId: opened.caseTrackingId,
    caseNumber: caseNumberOf(demoCase, opened.orderedAt, chance),
  };
  const refused = chance.happens(0.3)
    ? [{ ...planFiling(demoCase, demoCase.beganDaysAgo + 3, true, planning), outcome: 'rejected' as const }]
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
    demoCase,
    opensCase,
    person: ordererOf(demoCase, planning),
    orderedAt: momentOf(now, daysAgo, chance),
    outcome: outcomeOf(chance, daysAgo, opensCase),
    caseTrackingId: chance.guid(),
    caseNumber: undefined,
  };
}

/** Every service in turn, for the cases of each firm in turn. */
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
  const daysAgo = chance.happens(0.12) ? chance.next() * 6 : demoCase.beganDaysAgo * chance.next();
  return {
    kind: 'service',
    service,
    // Papers are served and people found in states where the product files nothing.
    demoCase: isElsewhere ? { ...demoCase, ...chance.pick(elsewhere) } : demoCase,
    caseNumber: isElsewhere || !forCases.has(service.service) ? undefined : numbers.get(demoCase),
    person: ordererOf(demoCase, planning),
    orderedAt: momentOf(now, Math.max(0.2, daysAgo), chance),
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

/** In the hours of an office, and never in the future. */
function momentOf(now: Date, daysAgo: number, chance: Chance): Date {
  const moment = new Date(now.getTime() - daysAgo * day);
  moment.setUTCHours(chance.between(14, 21), chance.between(0, 59), chance.between(0, 59), 0);
  return moment.getTime() < now.getTime() - 30 * minute ? moment : new Date(now.getTime() - daysAgo * day);
}

function isRecentlyActive({ matter, beganDaysAgo }: DemoCase): boolean {
  return beganDaysAgo > 20 && matter !== undefined && matter.status === 'Open';
}

const prefixes = { civil: 'CV', chancery: 'CH', family: 'DR', probate: 'PR' } as const;

function caseNumberOf({ state, category }: DemoCase, openedAt: Date, chance: Chance): string {
  return formatCaseNumber(state, openedAt.getUTCFullYear(), prefixes[category.area], chance.between(200, 4900));
}
