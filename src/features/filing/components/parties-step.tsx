import { useNewCaseForm } from '../forms/new-case-form';

export function PartiesStep() {
  const form = useNewCaseForm();
  return <form.AppField name="courtCode">{(field) => <field.TextField label="Parties" />}</form.AppField>;
}
