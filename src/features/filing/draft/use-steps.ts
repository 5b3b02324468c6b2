import type { Step } from '@/features/efiling';
import { useProvider } from '../provider-context';
import { useFilingContent } from './filing-form';

/** The steps of the draft, in order. */
export function useSteps(): readonly Step[] {
  return useFilingContent(useProvider().steps);
}
