export { factsOf, isBuilt, providerFacts } from './registry';
