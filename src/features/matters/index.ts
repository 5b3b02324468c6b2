export { MatterBanner } from './components/matter-banner';
export { keepMappingId, mappingIdInForce, useMappingId } from './mapping-in-force';
export { parseMappingJson } from './model/mapping-json';
export { mappingQuery } from './queries';
export { useMatter } from './use-matter';
