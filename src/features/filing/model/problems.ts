/** What still stands between a draft and its submission. */
import type { Step } from './steps';

/** One thing that is missing or wrong. */
export interface Problem {
  /** The step in which it can be put right. */
  step: Exclude<Step, 'review'>;
  /** Dotted path of the field within the content (`parties.0.person.lastName`): its input's id follows from it. */
  path: string;
  /** For the person, shown at the field and in the review. */
  message: string;
  /** What it is about, where the step holds several of the kind: the name of a party, the type of a filing. */
  about?: string;
}
