import { Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import {
  getListFlCaseTypeCodesQueryOptions,
  getListFlDocketCodesQueryOptions,
  getListFlFilingTemplatesQueryOptions,
} from '@/api/generated/filing';
import type { FilingFlow, FlCourt, FlFilingTemplate } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import type { FirstContent } from '../descriptor';
import { type Fitted, fitTemplate } from './template-fit';

interface TemplatesProps {
  court: FlCourt;
  flow: FilingFlow;
  /** Of the case that is filed into; templates of other divisions are left out. */
  divisionId?: string;
  /** Starts with what fits of the chosen template. */
  onChoose: (fitted: FirstContent) => void;
  isStarting: boolean;
}

/** The firm's portal templates for a court. What one names that the court no longer has is said before it is used. */
export function Templates({ court, flow, divisionId, onChoose, isStarting }: TemplatesProps) {
  const client = useQueryClient();
  const { data } = useQuery(getListFlFilingTemplatesQueryOptions({ courtLocation: court.name }));
  const [found, setFound] = useState<Fitted & { name: string }>();
  const [problem, setProblem] = useState<string>();
  const { courtId } = court;
  const choose = async (template: FlFilingTemplate) => {
    setProblem(undefined);
    setFound(undefined);
    try {
      const division = court.divisions.find((each) => each.divisionId === template.divisionId);
      const place = division && { courtId, divisionId: division.divisionId };
      const [caseTypes, codes] = await Promise.all([
        place ? client.fetchQuery(getListFlCaseTypeCodesQueryOptions(place)) : [],
        place ? client.fetchQuery(getListFlDocketCodesQueryOptions(place)) : [],
      ]);
      const fitted = fitTemplate(courtId, template, { division, caseTypes, codes, flow });
      if (fitted.gone.length === 0) onChoose(fitted.first);
      else setFound({ ...fitted, name: template.name });
    } catch (error) {
      const failure = failureOf(error);
      setProblem(explain(failure, `The template couldn't be checked: ${failure.message}.`));
    }
  };
  const templates = data?.filter((each) => divisionId === undefined || each.divisionId === divisionId) ?? [];
  if (templates.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Or start from a portal template
      </Text>
      {templates.map((template) => (
        <div key={template.templateId}>
          <Button variant="default" size="compact-sm" disabled={isStarting} onClick={() => void choose(template)}>
            {template.name}
          </Button>
        </div>
      ))}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {found && (
        <Notice
          tone="warning"
          title={`“${found.name}” names what doesn’t apply here`}
          action={
            <Button variant="default" size="compact-sm" loading={isStarting} onClick={() => onChoose(found.first)}>
              Start without it
            </Button>
          }
        >
          <ul>
            {found.gone.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}
