/** Courts on paper. What is filed there is printed, and a courier takes it to the court. */
import { caseExtra } from '../onelegal/codec.ts';
import { superiorCourts } from '../onelegal/superior-courts.ts';
import type { CaliforniaRules } from '../onelegal/tables.ts';
import type { Provider } from '../provider.ts';
import { arrivalOf } from './arrival.ts';
import { courier, courierSteps, isScanned } from './courier.ts';
import { facts } from './facts.ts';

const courts = superiorCourts(facts);

export const provider: Provider<CaliforniaRules> = {
  ...courts,
  courier,
  steps: courierSteps,
  price: (content, rules, account, now) => {
    const fees = courts.price(content, rules, account, now);
    const { serviceLevel } = caseExtra(content).physicalDelivery ?? {};
    return rules?.isPhysical && serviceLevel ? { ...fees, delivery: arrivalOf(serviceLevel, rules.policy, now) } : fees;
  },
  afterDecision: async (tx, decided) => {
    // The scan is the stamped copy: without one, nothing comes back but paper.
    if (await isScanned(tx, decided.order.orderId)) await courts.afterDecision(tx, decided);
  },
};
