export { Combobox } from './combobox';
export { type FieldErrors, FieldErrorsProvider, useOutsideError } from './field-errors';
export { fieldId } from './field-path';
export { useAppForm, useTypedAppFormContext } from './form';
export type { Option } from './option';
export { Stepper } from './stepper';
export type { StepFailure } from './stepper-failure';
export { TextField } from './text-field';
export { type StepperMemory, type StepperStep, useStepper } from './use-stepper';
