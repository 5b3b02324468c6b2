export { applyFix, type EditFix } from './fixes/apply-fix';
export { blackOutByHand } from './fixes/black-out-by-hand';
export { boxAfterKey, boxBetween, type DrawnBox } from './fixes/drawn-boxes';
export type { DocumentFacts } from './model/facts';
export type { Finding } from './model/finding';
export { predict } from './model/predictor';
export { preflight } from './model/preflight';
export { readFirstPage } from './worker/first-page';
export { readInWorker } from './worker/read-in-worker';
