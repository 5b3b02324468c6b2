/** All steps of the simulated outside world, by name. */
import { providerSteps } from '../providers/index.ts';
import { digestSteps } from '../services/notifications/digest.ts';
import { billingSteps } from './billing-work.ts';
import { clerkWork } from './clerk.ts';
import { docketSteps } from './dockets/docket-work.ts';
import { draftExpirySteps } from './draft-expiry.ts';
import type { Step } from './due-work.ts';
import { envelopeSteps } from './envelopes.ts';
import { noticeSteps } from './notices.ts';
import { outboxSteps } from './outbox.ts';
import { practiceManagementSteps } from './practice-management/send-to-matter.ts';
import { serviceOrderSteps } from './service-orders.ts';
import { serviceRequestSteps } from './service-requests.ts';
import { servingSteps } from './serving/serving-work.ts';
import { skipTraceSteps } from './skip-traces.ts';
import { textRecognitionSteps } from './text-recognition.ts';

export const simulatorSteps: ReadonlyMap<string, Step> = new Map([
  ...billingSteps,
  ...clerkWork,
  ...digestSteps,
  ...docketSteps,
  ...draftExpirySteps,
  ...envelopeSteps,
  ...noticeSteps,
  ...outboxSteps,
  ...practiceManagementSteps,
  ...providerSteps,
  ...serviceOrderSteps,
  ...serviceRequestSteps,
  ...servingSteps,
  ...skipTraceSteps,
  ...textRecognitionSteps,
]);
