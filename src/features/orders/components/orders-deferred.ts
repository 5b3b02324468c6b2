/** What the list of orders loads after its first screen, in one file. */
export { default as ChangedNotice } from '@/lib/grid/live/changed-notice';
export { default as OrdersScroll } from './orders-scroll';
export { default as OrdersTools } from './orders-tools';
