import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { useCourtTables } from '../draft/court-tables-context';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import { attorneyOptions } from '../model/attorney-options';
import { rowOf } from '../model/court-tables';
import { EmailListInput } from './email-list-input';
import { InputField } from './input-field';
import { ServiceRecipients } from './service-recipients';

const securityOptions = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'sealed', label: 'Sealed' },
] as const;

const actionOptions = [
  { value: 'EFile', label: 'File with the court' },
  { value: 'EFileAndServe', label: 'File with the court and serve electronically' },
] as const;

/** Who files, who may see it, who is told and served: what a filing has besides its documents. */
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
  const emailsPath = `filings.${index}.courtesyCopyEmails`;
  const emailsError = useOutsideError(emailsPath);
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Filer, clerk and copies
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {inputs.filingAttorney.isShown && (
          <form.AppField name={`filings[${index}].filingAttorneyId`}>
            {(field) => (
              <field.ComboboxField
                label="Filing attorney"
                required={inputs.filingAttorney.isRequired}
                options={options}
                clearable
                placeholder={attorneys.length > 0 ? 'None: the party files for itself' : undefined}
                description={
                  attorneys.length > 0
                    ? inputs.filingAttorney.help
                    : 'Your firm has no attorneys with the e-filing provider yet. An administrator can add them.'
                }
              />
            )}
          </form.AppField>
        )}
        <form.AppField name={`filings[${index}].security`}>
          {(field) => (
            <field.SelectField
              label="Security"
              options={securityOptions}
              description={filing.security === 'public' ? undefined : 'The court decides; say why in the comments.'}
            />
          )}
        </form.AppField>
        <form.AppField name={`filings[${index}].referenceNumber`}>
          {() => <InputField label="Reference number" rule={inputs.referenceNumber} maxLength={100} />}
        </form.AppField>
      </SimpleGrid>
      {inputs.commentsToClerk.isShown && (
        <form.AppField name={`filings[${index}].commentsToClerk`}>
          {(field) => (
            <field.TextareaField
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
          <EmailListInput
            id={fieldId(emailsPath)}
            label="Courtesy copies"
            description="E-mail addresses, separated by commas or lines."
            value={field.state.value}
            error={emailsError}
            onChange={field.handleChange}
          />
        )}
      </form.AppField>
      {(flow === 'existing-case' || court?.allowServiceOnInitial) && (
        <form.AppField name={`filings[${index}].action`}>
          {(field) => <field.SelectField label="Action" options={actionOptions} />}
        </form.AppField>
      )}
      {filing.action !== 'EFile' && <ServiceRecipients filing={filing} index={index} />}
    </Stack>
  );
}
