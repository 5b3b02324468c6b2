/** An ordered service as the service returns it. */
import type { orders } from '../../db/schema/orders.ts';
import type { serviceRequests } from '../../db/schema/service-requests.ts';
import type { AnsweredSection, FormField, ServiceForm, ServiceRequest } from '../../generated/serving/schemas.ts';
import { notFound } from '../../http/problem.ts';
import { isShown } from './check-answers.ts';
import { serviceForms } from './forms/index.ts';
import { officeOf } from './offices.ts';
import { stateNames } from './state-names.ts';
import { usDay } from './us-day.ts';

export interface StoredRequest {
  order: typeof orders.$inferSelect;
  request: typeof serviceRequests.$inferSelect;
}

export function toServiceRequest({ order, request }: StoredRequest): ServiceRequest {
  const { service } = request;
  if (service === 'SkipTrace') throw notFound('The order is for a skip trace.');
  const form = serviceForms[service];
  const isOpen = request.status !== 'done' && request.status !== 'cancelled';
  return {
    orderId: order.orderId,
    version: order.version,
    service,
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
export function answeredSections(form: ServiceForm, answers: Readonly<Record<string, string>>): AnsweredSection[] {
  return form.sections
    .map(({ title, fields }) => ({
      title,
      answers: fields.flatMap((field) => {
        const answer = answers[field.name] ?? '';
        return answer === '' || !isShown(field, answers)
          ? []
          : [{ label: field.label, value: displayed(field, answers) }];
      }),
    }))
    .filter((section) => section.answers.length > 0);
}

function displayed({ name, type, options }: FormField, answers: Readonly<Record<string, string>>): string {
  const answer = answers[name] ?? '';
  switch (type) {
    case 'choice':
      return options?.find(({ value }) => value === answer)?.label ?? answer;
    case 'choices':
      return (options ?? [])
        .filter(({ value }) => answer.split(',').includes(value))
        .map(({ label }) => label)
        .join('\n');
    case 'certification':
      return 'Certified';
    case 'state':
      return stateNames.get(answer) ?? answer;
    case 'money':
      return Number(answer).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    case 'date':
      return usDay(answer);
    case 'office':
      return officeOf(answers)?.name ?? answer;
    case 'documents':
      return String(answer.split(',').length);
    case 'taxpayer-id':
      return `•••-••-${answer}`;
    default:
      return answer;
  }
}
