export { EnvelopeDetails } from './components/envelope-details';
