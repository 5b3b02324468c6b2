export { readCaseNumber } from './rules/case-number';
export { AlertCount } from './watch/components/alert-count';
