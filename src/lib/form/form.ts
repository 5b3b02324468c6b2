/** TanStack Form with our fields. For one-step forms, see `useOneStepForm`. */
import { createFormHook } from '@tanstack/react-form';
import { CheckboxField } from './checkbox-field';
import { ComboboxField } from './combobox-field';
import { DateField } from './date-field';
import { MoneyField } from './money-field';
import { MultiComboboxField } from './multi-combobox-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';
import { fieldContext, formContext } from './use-bound-field';

export const { useAppForm, useTypedAppFormContext, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    TextareaField,
    SelectField,
    ComboboxField,
    MultiComboboxField,
    CheckboxField,
    DateField,
    MoneyField,
  },
  formComponents: {},
});
