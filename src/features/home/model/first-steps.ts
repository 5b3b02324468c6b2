/** What a new firm does first: the steps, and which of them are done. */

const stepIds = ['connect', 'people', 'payment', 'filing'] as const;
export type StepId = (typeof stepIds)[number];

/** A firm that has submitted more orders than this isn't new. */
const mostOrdersOfNewFirm = 5;

/** @param submitted how many orders the firm has submitted. */
export function isNewFirm(submitted: number): boolean {
  return submitted <= mostOrdersOfNewFirm;
}

/** What the backends say about a firm. */
export interface FirmFacts {
  /** Whether the administrator is connected to the firm's system; undefined if unknown. */
  isConnected: boolean | undefined;
  /** How many people the firm has; undefined if unknown. */
  people: number | undefined;
  /** Whether a card or bank account is on file; undefined if unknown. */
  canPay: boolean | undefined;
  /** Whether the firm has submitted an order; undefined for a person who can't. */
  hasFiled: boolean | undefined;
}

export interface FirstStep {
  id: StepId;
  isDone: boolean;
}

/** The steps that are shown: none that is unknown or dismissed, and nothing at all once no step is left to do. */
export function firstSteps(facts: FirmFacts, dismissed: readonly StepId[]): FirstStep[] {
  const states: Readonly<Record<StepId, boolean | undefined>> = {
    connect: facts.isConnected,
    people: facts.people === undefined ? undefined : facts.people > 1,
    payment: facts.canPay,
    filing: facts.hasFiled,
  };
  const steps = stepIds.flatMap((id): FirstStep[] => {
    const isDone = states[id];
    return isDone === undefined || (dismissed.includes(id) && !isDone) ? [] : [{ id, isDone }];
  });
  return steps.some(({ isDone }) => !isDone) ? steps : [];
}

/** The steps in a stored setting. Unknown words are skipped. */
export function readDismissed(value: string | null | undefined): StepId[] {
  const words = new Set(value?.split(','));
  return stepIds.filter((id) => words.has(id));
}

/** A setting that stores steps, each once and in order. */
export function writeDismissed(steps: readonly StepId[]): string {
  return stepIds.filter((id) => steps.includes(id)).join(',');
}
