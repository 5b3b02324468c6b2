import { SimpleGrid, Stack, Textarea, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { likelyAttorney, rowOf, splitEmails } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { isSameContent } from '@/lib/form/is-same-content';
import { useCourtTables, useHasNoAttorneys, useReloadOf } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { FromLastFiling } from '../draft/from-last-filing';
import { InputField } from '../draft/input-field';
import { useRecentFilings } from '../draft/last-filing';
import { useCourtCase } from '../draft/use-court-case';
import { useFilingChange } from '../draft/use-filing-change';
import { lastAttorney } from '../model/last-filing';
import { attorneyOptions } from '../model/options';
import { NoAttorneys } from '../parties/no-attorneys';
import { ServiceRecipients } from './service-recipients';
import '@mantine/core/styles/Input.css';
import { ComboboxField } from '@/lib/form/combobox-field';
import { TextareaField } from '@/lib/form/textarea-field';

const securityOptions = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'sealed', label: 'Sealed' },
] as const;

const filingActions = [
  { value: 'EFile', label: 'File with the court' },
  { value: 'EFileAndServe', label: 'File with the court and serve electronically' },
] as const;

/** In a case, documents can be served alone: the court doesn't get them. */
const actionsInCase = [...filingActions, { value: 'Serve', label: 'Serve electronically without filing' }] as const;

/** Filing attorney, security, comments, copies and service. */
export function FilingDetails({ filing, index }: { filing: FilingEntry; index: number }) {
  const { flow } = useDraft();
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const court = rowOf(
    tables.courts,
    useFilingContent((content) => content.courtCode),
  );
  const { inputs, attorneys } = tables;
  const options = useMemo(() => attorneyOptions(attorneys), [attorneys]);
  const reload = useReloadOf('attorneys');
  const hasNoAttorneys = useHasNoAttorneys();
  const { lastFiling } = useRecentFilings();
  const lastAttorneyId = lastAttorney(lastFiling, tables);
  const { courtCase } = useCourtCase();
  // The case's own attorney, then, rather than the last filing's.
  const isOfCase = useFilingContent((content) => likelyAttorney(content, attorneys, courtCase?.parties) !== undefined);
  const { change } = useFilingChange(filing.id);
  const emailsPath = `filings.${index}.courtesyCopyEmails`;
  const emailsError = useOutsideError(emailsPath);
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Filing details
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {inputs.filingAttorney.isShown && (
          <form.AppField name={`filings[${index}].filingAttorneyId`}>
            {(field) => (
              <div>
                <ComboboxField
                  label="Filing attorney"
                  required={inputs.filingAttorney.isRequired}
                  options={options}
                  onReload={reload}
                  clearable
                  placeholder={attorneys.length > 0 ? 'No attorney' : undefined}
                  description={hasNoAttorneys ? <NoAttorneys /> : inputs.filingAttorney.help}
                />
                {field.state.value !== undefined && field.state.value === lastAttorneyId && !isOfCase && (
                  <FromLastFiling />
                )}
              </div>
            )}
          </form.AppField>
        )}
        <form.AppField name={`filings[${index}].security`}>
          {(field) => (
            <field.SelectField
              label="Security"
              options={securityOptions}
              description={filing.security === 'public' ? undefined : 'The court decides. Explain why in the comments.'}
            />
          )}
        </form.AppField>
        <form.AppField name={`filings[${index}].referenceNumber`}>
          {() => <InputField label="Reference number" rule={inputs.referenceNumber} maxLength={100} />}
        </form.AppField>
      </SimpleGrid>
      {inputs.commentsToClerk.isShown && (
        <form.AppField name={`filings[${index}].commentsToClerk`}>
          {() => (
            <TextareaField
              label="Comments to the clerk"
              required={inputs.commentsToClerk.isRequired}
              readOnly={inputs.commentsToClerk.isReadOnly}
              description={inputs.commentsToClerk.help}
              placeholder={inputs.commentsToClerk.placeholder}
              maxLength={1000}
              minRows={2}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name={`filings[${index}].courtesyCopyEmails`}>
        {(field) => (
          <div>
            <EmailListInput
              id={fieldId(emailsPath)}
              label="Courtesy copies"
              description="Email addresses, separated by commas or new lines."
              value={field.state.value}
              error={emailsError}
              onChange={field.handleChange}
            />
            {field.state.value.length > 0 && isSameContent(field.state.value, lastFiling?.courtesyCopyEmails) && (
              <FromLastFiling what="courtesy copies" onClear={() => field.handleChange([])} />
            )}
          </div>
        )}
      </form.AppField>
      {(flow === 'existing-case' || court?.allowServiceOnInitial) && (
        <form.AppField name={`filings[${index}].action`}>
          {(field) => (
            <field.SelectField
              label="Action"
              options={flow === 'existing-case' ? actionsInCase : filingActions}
              // The court refuses recipients of a filing that serves no one.
              onSelected={(action) =>
                action === 'EFile' && change((current) => ({ ...current, serviceRecipients: [] }))
              }
            />
          )}
        </form.AppField>
      )}
      {filing.action !== 'EFile' && <ServiceRecipients filing={filing} index={index} />}
    </Stack>
  );
}

interface EmailListInputProps {
  id: string;
  label: string;
  description: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (emails: string[]) => void;
}

/** Several email addresses in one input. Puts each on its own line when the input loses focus. */
function EmailListInput({ id, label, description, value, error, onChange }: EmailListInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      id={id}
      label={label}
      description={description}
      autosize
      minRows={1}
      autoComplete="off"
      spellCheck={false}
      inputMode="email"
      placeholder="name@example.com"
      value={typed ?? value.join('\n')}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(splitEmails(event.currentTarget.value).slice(0, 50));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
