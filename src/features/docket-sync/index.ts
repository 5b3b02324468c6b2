export { readCaseNumber } from './rules/case-number';
