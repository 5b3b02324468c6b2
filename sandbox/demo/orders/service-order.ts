/** Demo orders of services without a court decision. */
import type { Chance } from './chance.ts';
import type { DemoFiles } from './demo-files.ts';
import type { DemoRows } from './demo-rows.ts';
import type { ServicePlan } from './demo-services.ts';
import { addServiceContent } from './service-content.ts';
import { addServingOrder, type ServingOrderFacts } from './serving-order.ts';
import { storyOf } from './serving-story.ts';

/** Shared context of service orders. */
export interface ServiceContext {
  rows: DemoRows;
  chance: Chance;
  now: Date;
  files: DemoFiles;
}

/** The maximum duration, in milliseconds. */
const longest = 4 * 86_400_000;
const threeWeeks = 21 * 86_400_000;

/** Adds an order's rows. */
export function addServiceOrder(plan: ServicePlan, { rows, chance, now, files }: ServiceContext) {
  const { orderId, service, demoCase, person, orderedAt, isOpen, caseNumber } = plan;
  const age = now.getTime() - orderedAt.getTime();
  const stage = chance.pick(isOpen ? service.open : service.ended);
  const endedAt =
    stage.status === 'in-progress' ? undefined : new Date(orderedAt.getTime() + Math.min(age * 0.7, longest));
  const cents = chance.pick(service.cents);
  if (service.service === 'ProcessServing' || service.service === 'ProcessServingExistingCase') {
    const story = storyOf({ ...plan, stage, endedAt }, { cents, files, now });
    addServingOrder(factsOf(plan), story, { rows, now });
    return;
  }
  const shared = {
    clientId: demoCase.clientId,
    orderId,
    userId: person.userId,
    userName: person.name,
    service: service.service,
    clientReference: demoCase.clientReference,
    matterName: demoCase.matter?.title ?? '',
    mappingId: demoCase.matter?.mappingId,
  };
  const content = addServiceContent({ ...plan, stage, endedAt }, { rows, now, files });
  // The firm has dealt with older ones.
  const isUndelivered =
    content?.statusText === 'Service incomplete' && orderedAt.getTime() > now.getTime() - threeWeeks;
  rows.orders.push({
    ...shared,
    caseNumber,
    documentCount: content?.documentCount ?? 0,
    documentNames: content?.documentNames ?? '',
    leadDocumentTitle: content?.leadDocumentTitle ?? '',
    partyNames: [demoCase.filer, demoCase.opponent].join('\n'),
    state: demoCase.state,
    status: stage.status,
    statusText: content?.statusText ?? stage.text,
    dateOrdered: orderedAt,
    updatedAt: endedAt ?? orderedAt,
    caseTitle: demoCase.title,
    courtCode: demoCase.courtCode,
    courtName: demoCase.courtName,
    description: service.describe(demoCase),
    // Refunded amounts don't count.
    totalAmountCents: stage.status === 'cancelled' ? 0 : cents,
    needsAttention: stage.needsAttention === true || isUndelivered,
    isUndelivered,
  });
  const statusText = content ? 'Ordered' : undefined;
  rows.history.push({ orderId, at: orderedAt, status: 'submitted', statusText, actor: person.name });
  if (endedAt && !content)
    rows.history.push({ orderId, at: endedAt, status: stage.step, actor: 'Benchfile', comment: stage.text });
  if (cents === 0) return;
  const chargedAt = endedAt ?? orderedAt;
  const isCharged = endedAt !== undefined || service.service.startsWith('Docket');
  const status = stage.status === 'cancelled' ? 'refunded' : isCharged ? 'billable' : 'not-yet-charged';
  rows.charges.push({
    ...shared,
    description: service.fee,
    reason: 'Provider Service',
    category: 'service-fee',
    chargedAt,
    amountCents: cents,
    status,
    settlement: 'invoice',
    integrationStatus: demoCase.matter?.retailerReference ? (isCharged ? 'synced' : 'pending') : 'not-connected',
  });
}

/** Tells what the row of an order of process serving has besides its story. */
function factsOf({ orderId, demoCase, person, orderedAt }: ServicePlan): ServingOrderFacts {
  return {
    ...{ orderId, state: demoCase.state, orderedAt, clientId: demoCase.clientId, userId: person.userId },
    ...{ userName: person.name, clientReference: demoCase.clientReference, matterName: demoCase.matter?.title ?? '' },
    ...{ mappingId: demoCase.matter?.mappingId, isConnected: demoCase.matter?.retailerReference !== undefined },
  };
}
