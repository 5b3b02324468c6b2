import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Input.css';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { ExtractedField, ReadFile } from '@/api/generated/extraction/model';
import { Section } from '@/lib/ui/section';
import type { PaperValues, Recipient } from '../model/paper-values';
import { unreadText } from '../model/reading';
import { FoundSource } from './found-source';
import classes from './option.module.css';

interface RecipientsFoundProps {
  fields: readonly ExtractedField[];
  files: readonly ReadFile[];
  values: PaperValues;
  onChange: (values: PaperValues) => void;
  onShow: (id: string) => void;
}

/** Shows who is served: the defendants as found, with an agent and an address where one was named. */
export function RecipientsFound({ fields, files, values, onChange, onShow }: RecipientsFoundProps) {
  const { recipients, unchecked } = values;
  const of = (name: ExtractedField['name']) => fields.filter((field) => field.name === name && field.value !== '');
  const unread = unreadText(files);
  const defendants = of('defendants');
  const agents = of('registeredAgent').map(({ value }) => value);
  const addresses = of('serviceAddress').map(({ value }) => value);
  const change = (id: string, with_: Partial<Recipient>): void =>
    onChange({
      ...values,
      recipients: recipients.map((each) => (each.id === id ? { ...each, ...with_ } : each)),
      // A name that is not served or was corrected needs no check.
      unchecked: 'name' in with_ || with_.isServed === false ? unchecked.filter((each) => each !== id) : unchecked,
    });
  const add = (): void =>
    onChange({
      ...values,
      recipients: [...recipients, { id: crypto.randomUUID(), name: '', isServed: true, agent: '', address: '' }],
    });
  return (
    <Section
      title="Recipients"
      actions={
        <Button size="compact-sm" variant="default" onClick={add}>
          Add a recipient
        </Button>
      }
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {recipients.length === 0
            ? `${unread ? `${unread} No defendant was found on them.` : 'No defendant was found.'} Add the recipients here or in the order.`
            : 'Does, unknown occupants and the like are left out. Addresses are checked in the order.'}
        </Text>
        <ul className={classes.recipients}>
          {recipients.map(({ id, name, isServed, agent, address }, place) => {
            const field = defendants[place];
            const label = name || `recipient ${place + 1}`;
            return (
              <li key={id} className={classes.recipient}>
                <Checkbox
                  label={`Serve ${label}`}
                  checked={isServed}
                  onChange={(event) => change(id, { isServed: event.currentTarget.checked })}
                />
                {isServed && (
                  <>
                    <div>
                      <TextInput
                        label="Name"
                        aria-label={`Name of recipient ${place + 1}`}
                        maxLength={255}
                        value={name}
                        onFocus={() => field && onShow(`defendants ${place}`)}
                        onChange={(event) => change(id, { name: event.currentTarget.value })}
                      />
                      {field && (
                        <FoundSource
                          label={label}
                          field={field}
                          files={files}
                          isUnchecked={unchecked.includes(id)}
                          value={name}
                          onUse={(value) => change(id, { name: value })}
                          onChecked={() => onChange({ ...values, unchecked: unchecked.filter((each) => each !== id) })}
                          onShow={() => onShow(`defendants ${place}`)}
                        />
                      )}
                    </div>
                    <Found
                      label="Registered agent"
                      of={label}
                      found={agents}
                      value={agent}
                      onChange={(value) => change(id, { agent: value })}
                    />
                    <Found
                      label="Address"
                      of={label}
                      found={addresses}
                      value={address}
                      description="Street, city, state and ZIP code, separated by commas."
                      onChange={(value) => change(id, { address: value })}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Section>
  );
}

interface FoundProps {
  label: string;
  of: string;
  found: readonly string[];
  value: string;
  description?: string;
  onChange: (value: string) => void;
}

/** A text that was found in the papers, or another. With several, the person says whose each is. */
function Found({ label, of, found, value, description, onChange }: FoundProps) {
  const others = [...new Set(found)].filter((each) => each !== value);
  return (
    <div>
      <TextInput
        label={label}
        aria-label={`${label} of ${of}`}
        description={description}
        maxLength={300}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {others.length > 0 && (
        <div className={classes.source}>
          {others.slice(0, 5).map((other) => (
            <Button
              key={other}
              size="compact-sm"
              variant="default"
              aria-label={`Use ${other} for ${of}`}
              onClick={() => onChange(other)}
            >
              Use {other}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
