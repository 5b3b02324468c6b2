import { useNewCaseForm } from '../forms/new-case-form';

export function FilingsStep() {
  const form = useNewCaseForm();
  return <form.AppField name="courtCode">{(field) => <field.TextField label="Filings" />}</form.AppField>;
}
