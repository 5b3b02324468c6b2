/** The demo's skip traces: person, purpose, attestation, and what was found. */

import { purposesOf } from '../../services/serving/forms/skip-trace.ts';
import { requestWork } from '../../simulators/service-requests.ts';
import { findPerson, keptDays, skipTraceWork } from '../../simulators/skip-traces.ts';
import { tracedPerson } from './demo-services.ts';
import type { DocumentFacts, Making, ServiceContent } from './service-making.ts';

const hour = 3_600_000;
const day = 24 * hour;

export function addSkipTrace(content: ServiceContent, { rows, now }: Making): DocumentFacts & { statusText: string } {
  const { orderId, orderedAt, endedAt, stage, demoCase, person } = content;
  const [firstName = '', ...rest] = tracedPerson(demoCase).split(' ');
  const answers = {
    ...{ firstName, lastName: rest.join(' '), lastState: demoCase.state },
    ...{ dppa: 'service-of-process', glba: 'litigation', notFcra: 'yes', attested: 'yes' },
  };
  rows.requests.push({
    ...{ orderId, clientId: demoCase.clientId, service: 'SkipTrace', idempotencyKey: `demo-${orderId}`, answers },
    ...{ fingerprint: `demo-${orderId}`, feeCents: 6500, status: endedAt ? 'done' : 'in-work', doneAt: endedAt },
    expectedOn: new Date(now.getTime() + day).toISOString().slice(0, 10),
  });
  const purposes = purposesOf(answers);
  const attestation = { orderId, purposes, attestedBy: person.name, attestedAt: orderedAt };
  if (!endedAt) {
    rows.traces.push(attestation);
    rows.work.push({ dueAt: new Date(now.getTime() + hour), kind: requestWork.finish, payload: { orderId } });
    return { documentCount: 0, documentNames: '', statusText: stage.text };
  }
  const isFound = stage.text === 'Address found';
  const keptUntil = new Date(endedAt.getTime() + keptDays * day);
  const isKept = keptUntil > now;
  const found = findPerson(
    { orderId: isFound ? seedThatFinds(orderId) : orderId, answers, purposes },
    endedAt.toISOString().slice(0, 10),
  );
  const result = isFound ? found : { addresses: [], phones: [] };
  rows.traces.push({ ...attestation, isFound, keptUntil, result: isKept ? result : null });
  rows.traceViews.push({ orderId, userId: person.userId, name: person.name, at: new Date(endedAt.getTime() + hour) });
  rows.history.push({ orderId, at: endedAt, status: 'served', statusText: stage.text, actor: 'Legal services desk' });
  if (isKept) rows.work.push({ dueAt: keptUntil, kind: skipTraceWork.erase, payload: { orderId } });
  return { documentCount: 0, documentNames: '', statusText: stage.text };
}

/** The nearest number whose search finds someone. */
function seedThatFinds(orderId: number): number {
  const finds = (seed: number) =>
    findPerson({ orderId: seed, answers: {}, purposes: [{ law: 'DPPA' }] }, '1970-01-01').addresses.length > 0;
  let seed = orderId;
  while (!finds(seed)) seed += 1;
  return seed;
}
