import '@mantine/core/styles/Input.css';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { CourtState, type ServingContent, type ServingMode } from '@/api/generated/serving/model';
import { RestoredNotice } from '@/features/drafts';
import { factsOf } from '@/features/efiling';
import { usePermissions } from '@/features/firm';
import { MatterBanner, useMatter } from '@/features/matters';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { whyNoProofFiling } from '../../ordering/model/proof-filing';
import { useCreateServingDraft } from '../../ordering/mutations';
import { firmCasesQuery, proofFilingFeesQuery } from '../../ordering/queries';
import { suggestedStep } from '../model/next-step';
import { confirmedFields, draftContent, foundValues, type PaperValues } from '../model/paper-values';
import { caseOfNumber, foundValue, searchesCases } from '../model/reading';
import { extractionQuery, useConfirmExtraction } from '../queries';
import { useCorrections } from '../use-corrections';
import { filesOf, useHandOver } from '../use-hand-over';
import { FoundMarks } from './found-marks';
import { FoundValues } from './found-values';
import { NextChoice } from './next-choice';
import classes from './option.module.css';
import { RecipientsFound } from './recipients-found';

interface PapersCheckProps {
  extractionId: string;
  /** Where the person expects the court. */
  expected: CourtState;
  mappingId: string | undefined;
  /** Under which the corrections are kept: the person and the reading. */
  subject: string;
  isReadOnly: boolean;
  /** Why it is read-only. */
  notice: ReactNode;
}

/**
 * What was read from the papers, to confirm or change, and what to do with it.
 *
 * A paralegal comes here from the import of a summons and complaint, with the papers beside them. They must not serve
 * under a case number or on a person that was misread: each value shows its spot on the page, a doubtful one has to be
 * checked before going on, and with several defendants nobody guesses whose address it is. They must not open the case a
 * second time when it is the firm's: its number is looked up among the firm's cases. Nothing is ordered here: it ends in
 * a draft of the order, which quotes and asks before it is placed.
 */
export function PapersCheck({ extractionId, expected, mappingId, subject, isReadOnly, notice }: PapersCheckProps) {
  const navigate = useNavigate();
  const { data: extraction } = useSuspenseQuery(extractionQuery(extractionId));
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const { mapping } = useMatter({ mappingId });
  const { fields } = extraction;
  const kept = useCorrections(subject, () => ({
    state: CourtState.safeParse(foundValue(fields, 'state')).data ?? expected,
    values: foundValues(fields),
    mode: 'serve-only',
  }));
  const { state, values, choice, mode: wanted } = kept.corrections;
  const [shown, setShown] = useState<string>();
  const { data: fees } = useQuery(proofFilingFeesQuery(state));
  const [failure, setFailure] = useState<string>();
  const permissions = usePermissions();
  const { canFile = false, canSeeCourts = false } = permissions ?? {};
  const isSearched = searchesCases(state) && canSeeCourts;
  const number = values.single.caseNumber;
  const {
    data: cases,
    error: casesError,
    isFetching,
    refetch,
  } = useQuery({ ...firmCasesQuery(state), enabled: isSearched });
  const known = cases && number ? caseOfNumber(cases, number) : undefined;
  const suggested = suggestedStep({
    canFile,
    isOfFirm: known !== undefined,
    caseNumber: number,
    kinds: extraction.files.map(({ documentKind }) => documentKind),
  });
  const next = choice === undefined || (choice === 'firm-case' && !known) ? suggested : choice;
  const setting = settings.find((each) => each.state === state);
  const whyNoFiling =
    next === 'notice'
      ? 'A notice has no court to file the proof with.'
      : fees && setting
        ? whyNoProofFiling({
            ...{
              stateName: setting.name,
              fees,
              courtCode: next === 'firm-case' ? known?.courtLocationCode : undefined,
            },
            isProviderKnown: factsOf(setting.eFiling.provider)?.filesProofs ?? false,
            canFile,
          })
        : 'Checking whether the courts accept e-filed proofs.';
  const mode: ServingMode = whyNoFiling === undefined ? wanted : 'serve-only';
  const confirm = useConfirmExtraction(extractionId);
  const create = useCreateServingDraft();
  const handOver = useHandOver();
  const [isGoing, setGoing] = useState(false);
  useLeaveGuard({
    isActive: kept.isAtRisk && !isGoing,
    question: {
      title: 'Leave without continuing?',
      content: 'What you changed here is lost. The documents can be opened again from this address.',
      confirmLabel: 'Leave',
    },
  });

  const change = (changed: PaperValues) => kept.change({ values: changed });

  /** Repeating the same choice after a lost answer makes no second draft. */
  function content(): { key: string; content: ServingContent } {
    const of = JSON.stringify([state, next, mode, values.single, values.recipients, known?.caseTrackingId, mappingId]);
    const { made: before } = kept.corrections;
    if (before?.of === of) return before;
    const ofFirm =
      next === 'firm-case' && known?.caseTrackingId !== undefined
        ? { ...known, caseTrackingId: known.caseTrackingId, courtCode: known.courtLocationCode }
        : undefined;
    const knownCase = ofFirm && {
      caseTrackingId: ofFirm.caseTrackingId,
      courtCode: ofFirm.courtCode,
      courtName: ofFirm.courtName,
      caseNumber: ofFirm.caseNumber,
      caseTitle: ofFirm.caseTitle,
    };
    const isNotice = next === 'notice';
    const made = {
      ...{ of, key: crypto.randomUUID() },
      content: draftContent({ extraction, values, state, mode, known: knownCase, isNotice }),
    };
    kept.change({ made });
    return made;
  }

  async function goOn(): Promise<void> {
    setFailure(undefined);
    setGoing(true);
    try {
      await confirm.mutateAsync(confirmedFields(values));
      if (next === 'file-first') {
        await handOver(await filesOf(state, extraction.files), {
          purpose: known ? 'file-into-case' : 'create-case',
          ...{ state, mappingId, courtName: values.single.courtName || undefined },
          ...{ courtCode: known?.courtLocationCode ?? foundValue(fields, 'courtCode') },
          ...{ caseNumber: number || undefined, caseTrackingId: known?.caseTrackingId },
        });
        kept.forget();
        return;
      }
      const draft = content();
      const { orderId } = await create.mutateAsync({
        ...{ idempotencyKey: draft.key, content: draft.content },
        ...(mappingId !== undefined && { mappingId }),
        ...(mapping?.ClientReference && { clientReference: mapping.ClientReference }),
      });
      kept.forget();
      await navigate({
        to: '/serve-it/order/process-serving/$orderId',
        params: { orderId },
        search: { mappingId },
      });
    } catch (error) {
      setGoing(false);
      const why = failureOf(error);
      setFailure(
        changeFailed(
          error,
          explain(why, `${why.message}.`),
          'the draft was created. Continue again; you won’t get a second draft.',
        ),
      );
    }
  }

  const count = values.unchecked.length;
  return (
    <>
      <MatterBanner mappingId={mappingId} />
      <PageHeader title="Check the documents" subtitle="Confirm or change what was read. Nothing is ordered yet." />
      {notice}
      {kept.isRestored && !isReadOnly && <RestoredNotice />}
      {extraction.problem && (
        <Notice tone="warning" title="Some documents couldn’t be read">
          {extraction.problem}
        </Notice>
      )}
      <div className={classes.columns}>
        <div className={classes.preview}>
          <FoundMarks extraction={extraction} state={state} activeId={shown} onMark={setShown} />
        </div>
        <fieldset disabled={isReadOnly} aria-label="What was read" className={classes.values}>
          <Section title="Case">
            <Stack gap="md">
              <NativeSelect
                label="State of the court"
                value={state}
                onChange={(event) => {
                  const chosen = settings.find((each) => each.state === event.currentTarget.value);
                  if (chosen) kept.change({ state: chosen.state });
                }}
              >
                {settings.map((each) => (
                  <option key={each.state} value={each.state}>
                    {each.name}
                  </option>
                ))}
              </NativeSelect>
              <FoundValues
                fields={fields}
                files={extraction.files}
                values={values}
                state={state}
                onChange={change}
                onShow={setShown}
              />
            </Stack>
          </Section>
          <RecipientsFound
            fields={fields}
            files={extraction.files}
            values={values}
            onChange={change}
            onShow={setShown}
          />
          <Section title="What next">
            <Stack gap="md">
              <Text size="sm" role="status">
                {!searchesCases(state)
                  ? 'Cases of this state aren’t compared with your firm’s.'
                  : permissions && !canSeeCourts
                    ? 'With your role, cases aren’t compared with your firm’s.'
                    : isFetching || (!cases && !casesError)
                      ? 'Looking for the case among your firm’s'
                      : casesError
                        ? 'Your firm’s cases couldn’t be loaded.'
                        : known
                          ? `This is a case of your firm: ${known.caseNumber} ${known.caseTitle}.`
                          : number
                            ? 'No case of your firm has this number.'
                            : 'Enter a case number to look for it among your firm’s cases.'}{' '}
                {casesError && (
                  <AppLink to="." onClick={() => void refetch()}>
                    Try again
                  </AppLink>
                )}
              </Text>
              <NextChoice
                known={known}
                next={next}
                onNext={(chosen) => kept.change({ choice: chosen })}
                mode={mode}
                onMode={(chosen) => kept.change({ mode: chosen })}
                whyNoFiling={whyNoFiling}
                canFile={canFile}
              />
              {failure && (
                <Notice tone="bad" title="Couldn't continue">
                  {failure}
                </Notice>
              )}
              <Group>
                <ReasonButton
                  refusal={
                    count > 0
                      ? `Check ${count === 1 ? '1 value' : `${count} values`} marked “Check this” first.`
                      : undefined
                  }
                  isReasonShown
                  needsNetwork
                  loading={isGoing}
                  onClick={() => void trackWork(goOn())}
                >
                  Continue
                </ReasonButton>
              </Group>
            </Stack>
          </Section>
        </fieldset>
      </div>
    </>
  );
}
