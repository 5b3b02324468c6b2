import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useMemo, useState } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { envelopeSizeMessage, rowOf } from '@/features/efiling';
import { fieldId, useOutsideError } from '@/lib/form';
import { formatBytes } from '@/lib/format/bytes';
import { Notice } from '@/lib/ui/notice';
import { UndoNote } from '@/lib/ui/undo-note';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useRecentFilings } from '../draft/last-filing';
import { useAddFiling } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import { StepPage } from '../frame/step-page';
import { filingTypeOptions } from '../model/options';
import { FilingCard } from './filing-card';
import { ReturnDateSection } from './return-date-section';

const PreflightPanel = lazy(() => import('../preflight/preflight-panel'));

/** The filings of the envelope, each with its documents. */
export function FilingsStep() {
  const form = useFilingForm();
  const { tables } = useCourtTables();
  const ids = useFilingIds();
  const caseTypeCode = useFilingContent((content) => content.caseTypeCode);
  const addFiling = useAddFiling();
  const { filingTypes: recentTypes } = useRecentFilings();
  const recentCodes = useMemo(() => recentTypes.map(({ code }) => code), [recentTypes]);
  const policy = useFilingRules().rules?.policy;
  const tooLarge = useFilingContent(({ filings }) => policy && envelopeSizeMessage(filings, policy));
  // The size limit shows immediately; other problems show after the person leaves the step.
  const error = useOutsideError('filings') ?? tooLarge;
  const [removed, setRemoved] = useState<{ filing: FilingEntry; index: number }>();
  const options = useMemo(() => filingTypeOptions(tables.filingTypes), [tables.filingTypes]);

  function add(): void {
    const place = form.state.values.filings.length;
    addFiling();
    setTimeout(() => document.getElementById(fieldId(`filings.${place}.filingTypeCode`))?.focus());
  }

  function remove(index: number): void {
    const filing = form.state.values.filings[index];
    if (!filing) return;
    setRemoved({ filing, index });
    form.setFieldValue('filings', (filings) => filings.filter(({ id }) => id !== filing.id));
  }

  function undoRemoval(): void {
    if (removed) form.setFieldValue('filings', (filings) => filings.toSpliced(removed.index, 0, removed.filing));
    setRemoved(undefined);
  }

  const undo = removed && (
    <UndoNote
      key={removed.filing.id}
      text={`Removed ${rowOf(tables.filingTypes, removed.filing.filingTypeCode)?.name ?? 'the filing'}.`}
      onUndo={undoRemoval}
      takesFocus
    />
  );

  const limits =
    policy &&
    `PDF only, up to ${formatBytes(policy.maxDocumentBytes)} per document and ${formatBytes(policy.maxEnvelopeBytes)} in total.`;
  return (
    <StepPage step="filings" intro={`Add each filing and its documents. ${limits ?? ''}`}>
      {caseTypeCode === undefined && options.length === 0 && (
        <Notice tone="info">Choose the case type first. It decides the filing types.</Notice>
      )}
      {error && (
        <Notice tone="bad">
          <span id={fieldId('filings')} tabIndex={-1}>
            {error}
          </span>
        </Notice>
      )}
      {ids.map((id, index) => (
        <Fragment key={id}>
          {removed?.index === index && undo}
          <FilingCard
            index={index}
            filingTypeOptions={options}
            recentTypes={recentCodes}
            onRemove={() => remove(index)}
          />
        </Fragment>
      ))}
      {removed && removed.index >= ids.length && undo}
      <Group>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {ids.length === 0 ? 'Add a filing' : 'Add another filing'}
        </Button>
      </Group>
      <ReturnDateSection />
      <Suspense fallback={null}>
        <PreflightPanel />
      </Suspense>
    </StepPage>
  );
}

function useFilingIds(): readonly string[] {
  const joined = useFilingContent(({ filings }) => filings.map(({ id }) => id).join(' '));
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}
