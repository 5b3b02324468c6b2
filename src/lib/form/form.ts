/**
 * TanStack Form with the fields that nearly every form has. Other fields are imported where they are asked, so that a form
 * loads those alone (docs/adr/0007). For one-step forms, see `useOneStepForm`.
 */
import { createFormHook } from '@tanstack/react-form';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { fieldContext, formContext } from './use-bound-field';

export const { useAppForm, useTypedAppFormContext, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    SelectField,
  },
  formComponents: {},
});
