/** Names of billing's due work. */
export const billingWork = {
  issue: 'billing.issue',
  autopay: 'billing.autopay',
  dun: 'billing.dun',
  settle: 'billing.settle',
  comeBack: 'billing.return',
  askProcessor: 'billing.ask-processor',
  captureLate: 'billing.capture-late',
  prenote: 'billing.prenote',
} as const;

/** When the processor is asked about a payment that it did not confirm, in seconds after each question. */
export const questionsAfter = [30, 120, 600] as const;
