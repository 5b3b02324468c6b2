export { StampedCopyActions } from './components/stamped-copy-actions';
export { copyStatus } from './lists/copy-status';
