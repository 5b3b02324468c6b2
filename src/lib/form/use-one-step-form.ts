import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';

interface OneStepFormOptions<Values> {
  initialValues: Values;
  /** What is wrong, by field, in the order in which the fields show. */
  errorsOf: (values: Values) => Partial<Record<keyof Values, string | undefined>>;
  onValuesChange?: () => void;
}

/**
 * A form for a small dialog or a filter, on Mantine's form: checked on submit, and from then on at every change. The
 * first invalid field gets the focus. Forms with steps or arrays, and those that lead through a page, use `useAppForm`.
 */
export function useOneStepForm<Values extends Record<string, unknown>>({
  initialValues,
  errorsOf,
  onValuesChange,
}: OneStepFormOptions<Values>): UseFormReturnType<Values> {
  const [isChecked, setChecked] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validateInputOnChange: isChecked,
    // An arrow of its own for each render: Mantine caches its setters by the rules it is given.
    validate: (values) => errorsOf(values),
    ...(onValuesChange && { onValuesChange }),
  });
  return {
    ...form,
    onSubmit: (save, fail) =>
      form.onSubmit(save, (errors, values, event) => {
        setChecked(true);
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
        fail?.(errors, values, event);
      }),
  };
}
