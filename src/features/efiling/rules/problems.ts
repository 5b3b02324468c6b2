/** What must be fixed before a draft can be submitted. */
import type { Step } from '../model/steps';

/** A missing or invalid value. */
export interface Problem {
  /** The step that fixes it. */
  step: Exclude<Step, 'review'>;
  /** Dotted path in the content (`parties.0.person.lastName`), which determines the input's id. */
  path: string;
  /** Shown at the field and in the review. */
  message: string;
  /** The item it concerns, when the step has several: a party's name, a document's file name, "Filing 2". */
  about?: string;
}

/** Turns a message, if any, into a problem of the field `name` within a filing or party. */
export type ProblemAt = (name: string, message: string | undefined) => Problem[];
