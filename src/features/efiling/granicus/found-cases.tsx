import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { getFindFlCasesQueryOptions } from '@/api/generated/filing';
import type { FindFlCasesParams, FlCase, FlCourt } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import type { FirstContent, StartProps } from '../descriptor';
import { readServiceList } from './service-list';
import { Templates } from './templates';

interface FoundCasesProps extends Omit<StartProps, 'params' | 'clientReference'> {
  search: FindFlCasesParams;
  /** What was searched for, as it was read: `48-2025-CA-001234-OAXXXX`. */
  sought: string;
  /** Of the cases with these parts, the one that is meant. */
  only: string | undefined;
  courts: readonly FlCourt[] | undefined;
}

/** The cases that the clerk has, each to file into. */
export function FoundCases({ search, sought, only, courts, ...ofStart }: FoundCasesProps) {
  const { data, error, isPending, refetch } = useQuery(getFindFlCasesQueryOptions(search));
  if (isPending) return <p role="status">Looking in the clerk’s records…</p>;
  if (error) return <ErrorState title="The case couldn't be looked up" error={error} onRetry={() => void refetch()} />;
  const cases = data.filter(({ ucn }) => only === undefined || ucn === only);
  if (cases.length === 0)
    return (
      <Notice tone="warning" title="No such case">
        {`The clerk has no case ${sought}, or it is confidential. Check the number and the court.`}
      </Notice>
    );
  return cases.map((found) => (
    <FoundCase
      key={found.ucn}
      found={found}
      court={courts?.find(({ courtId }) => courtId === found.court.code)}
      {...ofStart}
    />
  ));
}

interface FoundCaseProps extends Omit<FoundCasesProps, 'search' | 'sought' | 'only' | 'courts'> {
  found: FlCase;
  court: FlCourt | undefined;
}

function FoundCase({ found, court, onChoose, begins, isStarting, failure }: FoundCaseProps) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async (fitted?: FirstContent) => {
    setReading(true);
    setProblem(undefined);
    try {
      const { ticked } = await readServiceList(client, found.ucn);
      onChoose({
        courtCode: found.court.code,
        isNonIndexedCase: false,
        caseTrackingId: found.ucn,
        caseNumber: found.ucn,
        caseTitle: found.caseTitle,
        caseCategoryCode: found.division.code,
        caseTypeCode: found.caseType?.code,
        filings: fitted?.filings,
        extra: { serviceRecipients: ticked.length > 0 ? ticked : undefined },
      });
    } catch (error) {
      const because = failureOf(error);
      setProblem(explain(because, `The case's service list couldn't be loaded: ${because.message}.`));
    } finally {
      setReading(false);
    }
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!begins || !found.isFilingAllowed || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  const optional: [string, string | undefined][] = [
    ['Case type', found.caseType?.name],
    ['Judge', found.judge],
    ['Status', found.status],
    ['Filed', found.filedDate && formatPlainDate(found.filedDate)],
    ['Citation', found.trafficCitationNumber],
    ['Parties', found.parties.map(({ name, roleName }) => `${name} (${roleName})`).join('; ')],
  ];
  return (
    <Stack gap="md" align="start">
      <PropertiesList
        items={[
          ['Case number', found.ucn],
          ['Title', found.caseTitle],
          ['Court', found.court.name],
          ['Division', found.division.name],
          ...optional.filter(([, value]) => value),
        ]}
      />
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      {found.isFilingAllowed ? (
        <>
          <Button loading={isReading || isStarting} onClick={() => void begin()}>
            File into this case
          </Button>
          {court && (
            <Templates
              court={court}
              flow="existing-case"
              divisionId={found.division.code}
              onChoose={(fitted) => void begin(fitted)}
              isStarting={isReading || isStarting}
            />
          )}
        </>
      ) : (
        <Notice tone="warning">This case is closed to e-filing.</Notice>
      )}
    </Stack>
  );
}
