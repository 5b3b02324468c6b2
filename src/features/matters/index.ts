export { MatterBanner } from './components/matter-banner';
export { useMatter } from './use-matter';
