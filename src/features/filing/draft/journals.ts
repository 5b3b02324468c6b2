/** Journals of drafts in this browser, per person. */
import * as z from 'zod/mini';
import { submissionKey } from '@/features/drafts';
import { type Step, steps } from '@/features/efiling';
import { createJournal } from '@/lib/storage/journal';
import { journalEntry } from '../model/draft-journal';

/** Changes the backend hasn't confirmed. */
export const draftJournal = createJournal('draft', journalEntry);

/** The idempotency key of a submission, kept until its outcome is known. */
export const submissionJournal = createJournal('submission', submissionKey);

/** Identifies a draft in the journals. */
export function journalSubject(userId: number | undefined, orderId: number): string {
  return `${userId ?? 0}.${orderId}`;
}

const maxRememberedSteps = 100;

/** The steps where a person left drafts, latest first. */
const stepJournal = createJournal('draft-steps', z.array(z.tuple([z.number(), z.enum(steps)])));

const stepsOf = (userId: number | undefined) => stepJournal.read(`${userId ?? 0}`) ?? [];

/** Remembers where a person is in a draft. */
export function rememberStep(userId: number | undefined, orderId: number, step: Step): void {
  const left: [number, Step] = [orderId, step];
  const others = stepsOf(userId).filter(([order]) => order !== orderId);
  stepJournal.write(`${userId ?? 0}`, [left, ...others].slice(0, maxRememberedSteps));
}

/** The step where a person left a draft in this browser; the first of an unknown draft. */
export function lastStep(userId: number | undefined, orderId: number): Step {
  return stepsOf(userId).find(([order]) => order === orderId)?.[1] ?? steps[0];
}
