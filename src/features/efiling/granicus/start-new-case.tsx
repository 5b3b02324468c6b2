import { Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { getListFlDocketCodesQueryOptions, getListFlFilingTemplatesQueryOptions } from '@/api/generated/filing';
import type { FlFilingTemplate } from '@/api/generated/filing/model';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import type { FirstContent, StartProps } from '../descriptor';
import { newFiling } from '../model/filing-entries';
import { PortalAccount } from './portal-account';
import { flCourts } from './tables';

/** Chooses the county's court, or a template of the portal that settles court, division, case type and documents. */
export default function StartNewCase({ params, onChoose, isStarting, failure }: StartProps) {
  const { data: courts, error, refetch } = useQuery(flCourts());
  const options = useMemo(() => courts?.map(({ courtId, name }) => ({ value: courtId, label: name })) ?? [], [courts]);
  const [chosen, setChosen] = useState(params.courtLocationCode);
  const court = courts?.find(({ courtId }) => courtId === chosen);
  if (error && !courts)
    return <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <PortalAccount />
      <Combobox
        label="Court"
        required
        description={isStarting ? 'Creating the draft…' : 'Florida has one court for each of its 67 counties.'}
        options={options}
        value={court?.courtId}
        loading={courts === undefined}
        disabled={isStarting}
        placeholder="Type a county"
        error={failure}
        onChange={setChosen}
      />
      {court && (
        <>
          <div>
            <Button loading={isStarting} onClick={() => onChoose({ courtCode: court.courtId })}>
              Start a new case
            </Button>
          </div>
          <Templates courtName={court.name} courtId={court.courtId} onChoose={onChoose} isStarting={isStarting} />
        </>
      )}
    </Stack>
  );
}

interface TemplatesProps extends Pick<StartProps, 'onChoose' | 'isStarting'> {
  courtId: string;
  courtName: string;
}

/** The firm's portal templates for the court. */
function Templates({ courtId, courtName, onChoose, isStarting }: TemplatesProps) {
  const client = useQueryClient();
  const { data: templates } = useQuery(getListFlFilingTemplatesQueryOptions({ courtLocation: courtName }));
  const [found, setFound] = useState<{ template: FlFilingTemplate; first: FirstContent; gone: string[] }>();
  const [problem, setProblem] = useState<string>();
  const choose = async (template: FlFilingTemplate) => {
    setProblem(undefined);
    setFound(undefined);
    try {
      const { divisionId, caseTypeId } = template;
      const codes = divisionId
        ? await client.fetchQuery(getListFlDocketCodesQueryOptions({ courtId, divisionId, caseTypeId }))
        : [];
      const { first, gone } = fromTemplate(
        courtId,
        template,
        codes.filter(({ use }) => use !== 'subsequent'),
      );
      if (gone.length === 0) onChoose(first);
      else setFound({ template, first, gone });
    } catch (error) {
      const failure = failureOf(error);
      setProblem(explain(failure, `The template couldn't be checked: ${failure.message}.`));
    }
  };
  if (!templates || templates.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Or start from a portal template
      </Text>
      {templates.map((template) => (
        <div key={template.templateId}>
          <Button variant="default" size="compact-md" disabled={isStarting} onClick={() => void choose(template)}>
            {template.name}
          </Button>
        </div>
      ))}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {found && (
        <Notice
          tone="warning"
          title={`“${found.template.name}” uses document types that the court no longer offers`}
          action={
            <Button variant="default" size="compact-sm" loading={isStarting} onClick={() => onChoose(found.first)}>
              Start without them
            </Button>
          }
        >
          {found.gone.join(', ')}
        </Notice>
      )}
    </Stack>
  );
}

/** A draft of a template, and the docket codes that are gone. */
export function fromTemplate(
  courtId: string,
  { divisionId, caseTypeId, docketCodeIds }: FlFilingTemplate,
  offered: readonly { docketCodeId: string }[],
): { first: FirstContent; gone: string[] } {
  const isOffered = (code: string) => offered.some(({ docketCodeId }) => docketCodeId === code);
  return {
    first: {
      courtCode: courtId,
      caseCategoryCode: divisionId,
      caseTypeCode: caseTypeId,
      filings: docketCodeIds
        .filter(isOffered)
        .map((filingTypeCode) => ({ ...newFiling(crypto.randomUUID(), undefined), filingTypeCode })),
    },
    gone: docketCodeIds.filter((code) => !isOffered(code)),
  };
}
