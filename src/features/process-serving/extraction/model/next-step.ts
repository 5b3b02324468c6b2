/** What a person can do with papers that were read. */
import type { ReadFile } from '@/api/generated/extraction/model';

export const nextSteps = ['firm-case', 'other-case', 'notice', 'file-first'] as const;
export type NextStep = (typeof nextSteps)[number];

interface Papers {
  /** Whether the person files with courts. */
  canFile: boolean;
  /** Whether their case is one of the firm's. */
  isOfFirm: boolean;
  /** As read or typed; empty for none. */
  caseNumber: string;
  kinds: readonly ReadFile['documentKind'][];
}

/** What is chosen before the person chooses. A complaint without a case number was not filed yet. */
export function suggestedStep({ canFile, isOfFirm, caseNumber, kinds }: Papers): NextStep {
  if (isOfFirm) return 'firm-case';
  if (caseNumber.trim() !== '') return 'other-case';
  if (canFile && kinds.includes('complaint')) return 'file-first';
  return kinds.length > 0 && kinds.every((kind) => kind === 'notice') ? 'notice' : 'other-case';
}
