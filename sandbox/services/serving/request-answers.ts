/** An ordered service as the service returns it. */
import type { orders } from '../../db/schema/orders.ts';
import type { serviceRequests } from '../../db/schema/service-requests.ts';
import type { FormField, ServiceForm, ServiceRequest } from '../../generated/serving/schemas.ts';
import { isShown } from './check-answers.ts';
import { serviceForms } from './forms/index.ts';
import { stateNames } from './state-names.ts';
import { usDay } from './us-day.ts';

export interface StoredRequest {
  order: typeof orders.$inferSelect;
  request: typeof serviceRequests.$inferSelect;
}

export function toServiceRequest({ order, request }: StoredRequest): ServiceRequest {
  const form = serviceForms[request.service];
  const isOpen = request.status === 'ordered' || request.status === 'in-work';
  return {
    orderId: order.orderId,
    version: order.version,
    service: request.service,
    name: form.name,
    status: request.status,
    statusText: order.statusText,
    orderedAt: order.dateOrdered.toISOString(),
    expectedOn: isOpen ? request.expectedOn : undefined,
    doneAt: request.doneAt?.toISOString(),
    fee: request.feeCents / 100,
    sections: answeredSections(form, request.answers),
    notes: form.notes,
    result: request.result ?? undefined,
  };
}

/** Questions with their answers as displayed, without those that have none. */
export function answeredSections(
  form: ServiceForm,
  answers: Readonly<Record<string, string>>,
): ServiceRequest['sections'] {
  return form.sections
    .map(({ title, fields }) => ({
      title,
      answers: fields.flatMap((field) => {
        const answer = answers[field.name] ?? '';
        return answer === '' || !isShown(field, answers)
          ? []
          : [{ label: field.label, value: displayed(field, answer) }];
      }),
    }))
    .filter((section) => section.answers.length > 0);
}

function displayed({ type, options }: FormField, answer: string): string {
  switch (type) {
    case 'choice':
      return options?.find(({ value }) => value === answer)?.label ?? answer;
    case 'state':
      return stateNames.get(answer) ?? answer;
    case 'money':
      return Number(answer).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    case 'date':
      return usDay(answer);
    case 'taxpayer-id':
      return `•••-••-${answer}`;
    default:
      return answer;
  }
}
