import { useNewCaseForm } from '../forms/new-case-form';

export function PaymentStep() {
  const form = useNewCaseForm();
  return <form.AppField name="courtCode">{(field) => <field.TextField label="Payment" />}</form.AppField>;
}
