import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/SimpleGrid.css';
import { Button, List, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FilingFlow, Party, StateCode } from '@/api/generated/filing/model';
import type { FilingTemplate } from '@/api/generated/workspace/model';
import { caseFieldRequirements, type FilingContent } from '@/features/efiling';
import { templatesQuery } from '@/features/templates';
import { parseAmount } from '@/lib/form/parse-amount';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { FittedTemplate } from '../model/template-fit';
import { ProviderContext, useFilingStart, useProvider } from '../provider-context';
import { type LoadedTemplate, providerOfTemplate, templateStartOptions } from './template-start';
import { useStartDraft } from './use-start-draft';

interface StartFromTemplateProps {
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
  templateId: string;
  /** The case to file into. */
  caseTrackingId: string | undefined;
  /** Chooses that case, at the template's court. */
  chooseCase?: (courtCode: string) => ReactNode;
}

/** Starts a filing from a template: asks for what differs, and says what the court has changed. */
export default function StartFromTemplate(props: StartFromTemplateProps) {
  const { flow, state, mappingId, templateId, caseTrackingId, chooseCase } = props;
  const { data, error, refetch } = useQuery(templatesQuery());
  const template = data?.find((each) => each.templateId === templateId && each.filingFlow === flow);
  if (error && !data)
    return <ErrorState title="The template couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines label="Loading the template" />;
  if (!template || template.state !== state)
    return (
      <Notice tone="warning" title="Template not found">
        It may have been deleted, or belong to another state.
      </Notice>
    );
  const needsCase = flow === 'existing-case' && caseTrackingId === undefined;
  return (
    <Stack gap="lg">
      <PropertiesList items={factsOf(template)} />
      {flow === 'existing-case' && chooseCase?.(template.content.court.code)}
      {!needsCase && (
        <TemplateStart
          key={`${templateId} ${caseTrackingId}`}
          template={template}
          mappingId={mappingId}
          caseTrackingId={caseTrackingId}
        />
      )}
    </Stack>
  );
}

function factsOf({ name, content, createdBy }: FilingTemplate): [string, string | undefined][] {
  const filings = content.filings.flatMap(({ filingType }) => filingType?.name.trim() ?? []);
  return [
    ['Template', `${name}, made by ${createdBy.name}`],
    ['Court', content.court.name.trim()],
    ['Case type', content.caseType?.name.trim()],
    ['Filings', filings.join(', ') || undefined],
  ];
}

interface TemplateStartProps {
  template: FilingTemplate;
  mappingId: string | undefined;
  caseTrackingId: string | undefined;
}

function TemplateStart(props: TemplateStartProps) {
  const queryClient = useQueryClient();
  const { facts } = useFilingStart();
  const { data: provider, error, refetch } = useQuery(providerOfTemplate(queryClient, facts.id, props.template));
  if (error) return <ErrorState title="The court couldn't be looked up" error={error} onRetry={() => void refetch()} />;
  if (!provider) return <SkeletonLines label="Loading the court's lists" />;
  return (
    <ProviderContext value={provider}>
      <StartAtCourt {...props} />
    </ProviderContext>
  );
}

function StartAtCourt({ template, mappingId, caseTrackingId }: TemplateStartProps) {
  const queryClient = useQueryClient();
  const provider = useProvider();
  const { data, error, refetch } = useQuery(templateStartOptions(queryClient, provider, template, caseTrackingId));
  if (error)
    return <ErrorState title="The court's lists couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines label="Loading the court's lists" />;
  return <WhatDiffers template={template} mappingId={mappingId} loaded={data} />;
}

interface WhatDiffersProps {
  template: FilingTemplate;
  mappingId: string | undefined;
  loaded: LoadedTemplate;
}

/** The names and amounts. Documents follow in the draft. */
function WhatDiffers({ template, mappingId, loaded }: WhatDiffersProps) {
  const { state, templateId } = template;
  // As first loaded, so that a refetch never resets an entry.
  const [{ fitted, tables }] = useState(loaded);
  const [parties, setParties] = useState<readonly Party[]>(fitted.content.parties);
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const provider = useProvider();
  const { start, isStarting, failure } = useStartDraft({ state, mappingId });
  const isAmountAsked = caseFieldRequirements(fitted.content, tables).amountInControversy === 'required';
  const asked = [
    ...(isAmountAsked ? [{ key: caseAmount, label: 'Amount in controversy' }] : []),
    ...fitted.amounts.map(({ filingId, code, label }) => ({ key: `${filingId} ${code}`, label })),
  ];
  const wrong = asked.filter(({ key }) => isWrong(amounts[key]));
  const content = withEntered(fitted.content, parties, amounts);
  return (
    <Stack gap="lg">
      <Changes fitted={fitted} />
      {parties.length > 0 && (
        <Stack gap="md" component="fieldset" m={0} p={0} style={{ border: 0 }}>
          <Text component="legend" fw={600} mb="xs" p={0}>
            Parties
          </Text>
          {parties.map((party, index) => (
            <PartyNameInputs
              key={party.id}
              role={template.content.parties[index]?.partyType?.name.trim() ?? `Party ${index + 1}`}
              party={party}
              onChange={(changed) => setParties((before) => before.with(index, changed))}
            />
          ))}
        </Stack>
      )}
      {asked.map(({ key, label }) => (
        <TextInput
          key={key}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          leftSection="$"
          maw="16rem"
          value={amounts[key] ?? ''}
          error={isWrong(amounts[key]) && 'Enter an amount, such as 1,250.00.'}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setAmounts((before) => ({ ...before, [key]: value }));
          }}
        />
      ))}
      {failure && <Notice tone="bad">{failure} You can safely try again.</Notice>}
      <div>
        <Button
          loading={isStarting}
          disabled={wrong.length > 0}
          onClick={() =>
            start(
              `${templateId} ${JSON.stringify([parties, amounts])}`,
              () => Promise.resolve({ content, provider }),
              () => 'filings',
            )
          }
        >
          Continue to documents
        </Button>
      </div>
    </Stack>
  );
}

/** The key of the case's amount among the entered ones. */
const caseAmount = 'case';

const isWrong = (text = '') => text.trim() !== '' && parseAmount(text) === undefined;

function withEntered(
  content: FilingContent,
  parties: readonly Party[],
  amounts: Readonly<Record<string, string>>,
): FilingContent {
  return {
    ...content,
    parties: [...parties],
    amountInControversy: parseAmount(amounts[caseAmount] ?? ''),
    filings: content.filings.map((filing) => ({
      ...filing,
      optionalServices: filing.optionalServices.map((service) => ({
        ...service,
        amount: parseAmount(amounts[`${filing.id} ${service.code}`] ?? ''),
      })),
    })),
  };
}

/** Shows what the court no longer has, or calls differently. */
function Changes({ fitted: { gone, renamed } }: { fitted: FittedTemplate }) {
  if (gone.length + renamed.length === 0) return null;
  return (
    <Notice tone="warning" title="The court's lists have changed since this template was saved">
      <List size="sm">
        {gone.map((value) => (
          <List.Item key={value}>{value} is no longer offered. Choose another in the draft.</List.Item>
        ))}
        {renamed.map((value) => (
          <List.Item key={value}>{value}. Check that it still fits.</List.Item>
        ))}
      </List>
    </Notice>
  );
}

interface PartyNameInputsProps {
  role: string;
  party: Party;
  onChange: (party: Party) => void;
}

function PartyNameInputs({ role, party, onChange }: PartyNameInputsProps) {
  const { kind, person, organizationName } = party;
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" role="group" aria-label={role}>
      <NativeSelect
        label={role}
        value={kind}
        data={[
          { value: 'person', label: 'Person' },
          { value: 'organization', label: 'Organization' },
        ]}
        onChange={(event) =>
          onChange({ ...party, kind: event.currentTarget.value === 'person' ? 'person' : 'organization' })
        }
      />
      {kind === 'person' ? (
        <>
          <TextInput
            label="First name"
            autoComplete="off"
            maxLength={100}
            value={person?.firstName ?? ''}
            onChange={(event) =>
              onChange({ ...party, person: { ...person, firstName: event.currentTarget.value || undefined } })
            }
          />
          <TextInput
            label="Last name"
            autoComplete="off"
            maxLength={100}
            value={person?.lastName ?? ''}
            onChange={(event) =>
              onChange({ ...party, person: { ...person, lastName: event.currentTarget.value || undefined } })
            }
          />
        </>
      ) : (
        <TextInput
          label="Organization name"
          autoComplete="off"
          maxLength={255}
          value={organizationName ?? ''}
          onChange={(event) => onChange({ ...party, organizationName: event.currentTarget.value || undefined })}
        />
      )}
    </SimpleGrid>
  );
}
