import type { FormField } from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';
import { useTypedAppFormContext } from '@/lib/form';
import { DateField } from '@/lib/form/date-field';
import { MoneyField } from '@/lib/form/money-field';
import { TextareaField } from '@/lib/form/textarea-field';
import type { Answers } from '../model/entered-answers';
import { DocumentsField } from './documents-field';
import { OfficeField } from './office-field';
import classes from './service-form.module.css';
import { CertificationField, ChoicesField } from './ticked-fields';

interface FormQuestionProps {
  question: FormField;
  /** Called when the answer changes. */
  onChange: () => void;
}

const states = [
  ...usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })),
  { value: 'DC', label: 'District of Columbia' },
].toSorted((one, other) => one.label.localeCompare(other.label));

const wideTypes: ReadonlySet<FormField['type']> = new Set([
  'long-text',
  'choices',
  'certification',
  'office',
  'documents',
]);

const initial: Answers = {};

/** A question of a service's form, as the input of its type. */
export function FormQuestion({ question, onChange }: FormQuestionProps) {
  const form = useTypedAppFormContext({ defaultValues: initial });
  const { name, label, type, isRequired, maxLength, help, options = [] } = question;
  const shared = { label, description: help, required: isRequired };
  return (
    <div className={wideTypes.has(type) ? classes.wide : undefined}>
      <form.AppField name={name} listeners={{ onChange }}>
        {(field) => {
          switch (type) {
            case 'long-text':
              return <TextareaField {...shared} maxLength={maxLength} />;
            case 'choice':
              return <field.SelectField {...shared} options={options} placeholder="Choose" />;
            case 'choices':
              return <ChoicesField {...shared} options={options} />;
            case 'office':
              return <OfficeField {...shared} />;
            case 'documents':
              return <DocumentsField />;
            case 'certification':
              return <CertificationField label={label} />;
            case 'state':
              return <field.SelectField {...shared} options={states} placeholder="Choose a state" />;
            case 'date':
              return <DateField {...shared} />;
            case 'money':
              return <MoneyField {...shared} />;
            case 'email':
              return <field.TextField {...shared} type="email" maxLength={maxLength} />;
            case 'phone':
              return <field.TextField {...shared} type="tel" maxLength={maxLength} />;
            case 'zip':
            case 'taxpayer-id':
              return <field.TextField {...shared} inputMode="numeric" maxLength={maxLength} />;
            default:
              return <field.TextField {...shared} maxLength={maxLength} />;
          }
        }}
      </form.AppField>
    </div>
  );
}
