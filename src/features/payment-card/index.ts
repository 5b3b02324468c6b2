export { addCard } from './calls/add-card';
export { CardFields, CardNotes } from './components/card-fields';
export { FormattedField } from './components/formatted-field';
export { type CardForm, cardErrors, emptyCard, toCardRequest } from './model/card';
export { cardBrand } from './model/card-brand';
export { expiryError, expiryMaxLength, formatExpiry, readExpiry } from './model/card-expiry';
export { cardInTextError } from './model/card-number';
export { serviceFeePercent } from './model/service-fee';
