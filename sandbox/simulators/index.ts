/** All steps of the simulated outside world, by name. */
import { providerSteps } from '../providers/index.ts';
import { digestSteps } from '../services/notifications/digest.ts';
import { stampedCopySteps } from '../services/workspace/stamped-copies/fetch-copy.ts';
import { billingSteps } from './billing-work.ts';
import { clerkWork } from './clerk.ts';
import { docketSteps } from './dockets/docket-work.ts';
import { draftExpirySteps } from './draft-expiry.ts';
import type { LongStep, Step, Steps } from './due-work.ts';
import { envelopeSteps } from './envelopes.ts';
import { extractionSteps } from './extraction/extraction-work.ts';
import { noticeSteps } from './notices.ts';
import { outboxSteps } from './outbox.ts';
import { practiceManagementSteps } from './practice-management/send-to-matter.ts';
import { serviceOrderSteps } from './service-orders.ts';
import { serviceRequestSteps } from './service-requests.ts';
import { servingSteps } from './serving/serving-work.ts';
import { skipTraceSteps } from './skip-traces.ts';
import { textRecognitionSteps } from './text-recognition.ts';

export const simulatorSteps: Steps = new Map<string, Step | LongStep>([
  ...billingSteps,
  ...clerkWork,
  ...digestSteps,
  ...docketSteps,
  ...draftExpirySteps,
  ...envelopeSteps,
  ...extractionSteps,
  ...noticeSteps,
  ...outboxSteps,
  ...practiceManagementSteps,
  ...providerSteps,
  ...serviceOrderSteps,
  ...serviceRequestSteps,
  ...servingSteps,
  ...skipTraceSteps,
  ...stampedCopySteps,
  ...textRecognitionSteps,
]);
