import type { FilingTemplate } from '@/api/generated/workspace/model';

/** Tells where a filing is started from a template. */
export function templateLink({ filingFlow, state, templateId }: FilingTemplate) {
  const to = filingFlow === 'new-case' ? '/case-initiation' : '/existing-case';
  return { to, search: { state, template: templateId } } as const;
}
