import { runtimeConfig } from '@/api/config';
import type { QuickAction } from '@/api/generated/filing/model';
import type { LinkKind } from '@/lib/links/link-href';

/**
 * Tells where a court service is: what files leads to the former application, where there is one, for a person who has
 * turned the new filing form off (filing variants, section 10).
 */
export function courtServiceKind(type: QuickAction['type'] | 'EService', isFilingFormOn: boolean): LinkKind {
  const files = type === 'CreateCase' || type === 'FileIntoCase';
  return files && !isFilingFormOn && runtimeConfig().legacyOrigin ? 'legacy' : 'single-page-with-matter';
}
