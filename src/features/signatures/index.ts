export { EnvelopeDetails } from './components/envelope-details';
export { FieldLayer } from './components/field-layer';
export { fieldKinds } from './model/fields';
