export { Combobox } from './combobox';
export { type FieldErrors, FieldErrorsProvider, useOutsideError } from './field-errors';
export { fieldId } from './field-path';
export { useAppForm, useTypedAppFormContext } from './form';
export type { Option } from './option';
export { TextField } from './text-field';
