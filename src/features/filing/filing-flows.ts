/**
 * The two filing flows: opening a new case and filing into an existing one. They share the form and its steps; their
 * calls are the provider's.
 */
import type { FilingFlow } from '@/api/generated/filing/model';
import { draftPaths } from '@/features/orders';

interface Flow {
  /** Path of its pages. */
  path: (typeof draftPaths)[FilingFlow];
  /** Title of its pages. */
  title: string;
}

export const filingFlows: Readonly<Record<FilingFlow, Flow>> = {
  'new-case': { path: draftPaths['new-case'], title: 'New case' },
  'existing-case': { path: draftPaths['existing-case'], title: 'File into a case' },
};
