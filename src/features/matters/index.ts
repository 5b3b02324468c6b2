export { MatterBanner } from './components/matter-banner';
export { parseMappingJson } from './model/mapping-json';
export { mappingQuery } from './queries';
export { type Matter, useMatter } from './use-matter';
