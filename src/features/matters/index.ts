export { MatterTools } from './components/lazy-matter-tools';
export { MatterBanner } from './components/matter-banner';
export { keepMappingId, mappingIdInForce, useMappingId } from './mapping-in-force';
export { parseMappingJson } from './model/mapping-json';
export { MatterPicker, type MatterPickerProps } from './picker/matter-picker';
export type { ChosenMatter } from './picker/model/chosen-matter';
export { mappingQuery } from './queries';
export { useMatter } from './use-matter';
