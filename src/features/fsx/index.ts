export { FsxNotice } from './components/fsx-notice';
export { FsxSection } from './components/fsx-section';
