/** Error messages by field. Empty if the form is valid. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

/** Drops the fields without an error. */
export function onlyErrors<Form>(messages: Partial<Record<keyof Form, string | undefined>>): FormErrors<Form> {
  const errors: FormErrors<Form> = {};
  for (const field in messages) {
    const error = messages[field];
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}
