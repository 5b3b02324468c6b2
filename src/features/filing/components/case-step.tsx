import { useNewCaseForm } from '../forms/new-case-form';

export function CaseStep() {
  const form = useNewCaseForm();
  return <form.AppField name="courtCode">{(field) => <field.TextField label="Case" />}</form.AppField>;
}
