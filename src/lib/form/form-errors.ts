/** What is wrong with a form's fields, by field; empty when it may be sent. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

/** The fields that have an error, with it. */
export function onlyErrors<Form>(found: Partial<Record<keyof Form, string | undefined>>): FormErrors<Form> {
  const errors: FormErrors<Form> = {};
  for (const field in found) {
    const error = found[field];
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}
