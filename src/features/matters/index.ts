export { MatterBanner } from './components/matter-banner';
export { parseMappingJson } from './model/mapping-json';
export { mappingQuery } from './queries';
export { useMatter } from './use-matter';
