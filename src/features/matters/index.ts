export { MatterBanner, PageMatter } from './components/matter-banner';
export { MatterGate } from './components/matter-gate';
export { keepMappingId, mappingIdInForce, useMappingId } from './mapping-in-force';
export { parseMappingJson } from './model/mapping';
export { MatterPicker } from './picker/matter-picker';
export type { ChosenMatter } from './picker/model/chosen-matter';
export { mappingQuery } from './queries';
export { recentMattersQuery } from './recent-matters';
export { useMatter } from './use-matter';
