import { useNewCaseForm } from '../forms/new-case-form';

export function ReviewStep() {
  const form = useNewCaseForm();
  return <form.AppField name="courtCode">{(field) => <field.TextField label="Review" />}</form.AppField>;
}
