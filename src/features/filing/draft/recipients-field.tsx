import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useStore } from '@tanstack/react-form';
import { describeRecipient, NewRecipient, recipientOf, recipientValue } from '@/features/efiling';
import { Combobox, fieldId, type Option, useOutsideError } from '@/lib/form';
import address from './address-inputs.module.css';
import { useDraft } from './draft-context';
import { type ExtraPath, useFilingForm } from './filing-form';
import classes from './recipients-field.module.css';

interface RecipientsFieldProps {
  path: ExtraPath;
  label: string;
  help: string | undefined;
  /** Those who are in the case. */
  options: readonly Option[];
}

/** People to serve: of the case, or anyone with an email address. Its value is a list of `recipientValue`s. */
export default function RecipientsField({ path, label, help, options }: RecipientsFieldProps) {
  const form = useFilingForm();
  const { isReadOnly } = useDraft();
  const error = useOutsideError(path);
  const value = useStore(form.store, () => form.getFieldValue(path));
  const chosen = Array.isArray(value) ? value : [];
  const others = options.filter((option) => !chosen.includes(option.value));
  const change = (next: string[]) => form.setFieldValue(path, next.length > 0 ? next : undefined);
  return (
    <fieldset className={address.address} id={fieldId(path)} tabIndex={-1}>
      <legend className={address.legend}>{label}</legend>
      {help && <p className={address.help}>{help}</p>}
      {chosen.length === 0 ? (
        <p className={classes.none}>No one is served.</p>
      ) : (
        <ul className={classes.list} aria-label={`${label}: recipients`}>
          {chosen.map((each) => (
            <li key={each} className={classes.row}>
              <span className={classes.who}>{describeRecipient(recipientOf(each))}</span>
              <CloseButton
                size="sm"
                disabled={isReadOnly}
                aria-label={`Remove ${recipientOf(each).name}`}
                onClick={() => change(chosen.filter((kept) => kept !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {!isReadOnly && others.length > 0 && (
        <Combobox
          label="Add from this case"
          options={others}
          value={undefined}
          placeholder="Type a name"
          onChange={(added) => added !== undefined && change([...chosen, added])}
        />
      )}
      {!isReadOnly && (
        <NewRecipient
          onAdd={(recipient) => {
            const added = recipientValue(recipient);
            if (!chosen.includes(added)) change([...chosen, added]);
          }}
        />
      )}
    </fieldset>
  );
}
