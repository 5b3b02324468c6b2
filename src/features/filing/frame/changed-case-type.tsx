import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FilingProvider, inWords, rowOf } from '@/features/efiling';
import { Notice } from '@/lib/ui/notice';
import { applyContent } from '../case/use-classify';
import { loadChangedTables, useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { resetToTables } from '../model/dependent-resets';
import { useProvider } from '../provider-context';

interface ChangedCaseTypeProps {
  caseTrackingId: string;
  currentCaseType: NonNullable<FilingProvider['currentCaseType']>;
}

/** What the person is told of a change. */
interface Change {
  before: string | undefined;
  after: string;
  losses: readonly string[];
}

/** Asks the court for the case's type. Applies a changed one, clears what depends on it, and says so. */
export default function ChangedCaseType({ caseTrackingId, currentCaseType }: ChangedCaseTypeProps) {
  const { state } = useDraft();
  const form = useFilingForm();
  const client = useQueryClient();
  const provider = useProvider();
  const { tables, isComplete } = useCourtTables();
  const { data: current } = useQuery(currentCaseType(state, caseTrackingId));
  const type = useFilingContent((content) => content.caseTypeCode);
  const isBusy = useRef(false);
  const [change, setChange] = useState<Change>();
  const isChanged = current && type !== undefined && current.code !== type;
  useEffect(() => {
    if (!isChanged || !isComplete || isBusy.current) return;
    isBusy.current = true;
    const next = { caseTypeCode: current.code };
    const before = rowOf(tables.caseTypes, type)?.name;
    loadChangedTables(client, provider, state, { ...form.state.values, ...next })
      .then((changed) => {
        const { content, losses } = resetToTables({ ...form.state.values, ...next }, changed);
        applyContent(form, content);
        setChange({ before, after: current.name, losses: losses.map((loss) => inWords(loss, provider.labels)) });
      })
      // Asked again with the next change of the tables; the court checks the type, too.
      .catch(() => {})
      .finally(() => {
        isBusy.current = false;
      });
  }, [isChanged, isComplete, current, type, tables, client, provider, state, form]);
  if (!change) return null;
  const { before, after, losses } = change;
  return (
    <Notice
      tone="warning"
      title="The court changed the case type"
      action={
        <Button variant="default" size="xs" onClick={() => setChange(undefined)}>
          OK
        </Button>
      }
    >
      It is now “{after}”{before === undefined ? '' : `, not “${before}”`}.{' '}
      {losses.length === 0
        ? 'Everything you entered still applies.'
        : `We cleared what this type doesn’t have: ${listOf.format(losses)}.`}
    </Notice>
  );
}

const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });
