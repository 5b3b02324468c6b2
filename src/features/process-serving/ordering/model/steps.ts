/** The steps of an order of process serving, on `/serve-it/order/process-serving/{orderId}?step=`. */
export const orderSteps = ['documents', 'case', 'recipients', 'service', 'review'] as const;

export type OrderStep = (typeof orderSteps)[number];

export const orderStepTitles: Readonly<Record<OrderStep, string>> = {
  documents: 'Documents',
  case: 'Case',
  recipients: 'Recipients',
  service: 'Level and extras',
  review: 'Review',
};

/** The step before or after another. */
export function besideStep(step: OrderStep, by: -1 | 1): OrderStep | undefined {
  return orderSteps[orderSteps.indexOf(step) + by];
}
