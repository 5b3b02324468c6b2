import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FilingContent, inWords } from '@/features/efiling';
import { confirm } from '@/lib/ui/confirm';
import { showFailure } from '@/lib/ui/toast';
import { loadChangedTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../draft/filing-form';
import { loadLastFiling } from '../draft/last-filing';
import { fitWhenLoaded } from '../draft/use-filing-change';
import { resetToTables, withoutSchedule } from '../model/dependent-resets';
import { useProvider } from '../provider-context';

/**
 * Changes the court, category or case type. Loads the new tables first and asks before clearing choices they don't
 * contain.
 */
export function useClassify() {
  const { state } = useDraft();
  const form = useFilingForm();
  const queryClient = useQueryClient();
  const provider = useProvider();
  const [pending, setPending] = useState<ClassificationField>();

  async function classify(field: ClassificationField, code: string | undefined): Promise<void> {
    setPending(field);
    try {
      const withChange = () => {
        const changed = { ...form.state.values, [field]: code };
        return field === 'courtCode' ? withoutSchedule(changed) : changed;
      };
      const next = withChange();
      const [changed, fillFromLast] = await Promise.all([
        loadChangedTables(queryClient, provider, state, next),
        loadLastFiling(queryClient, provider, state, next.courtCode),
      ]);
      const preview = resetToTables(withChange(), changed);
      if (
        preview.losses.length > 0 &&
        !(await askToClear(
          inWords(nouns[field], provider.labels),
          preview.losses.map((loss) => inWords(loss, provider.labels)),
        ))
      )
        return;
      // Recompute: the person may have kept typing while the tables loaded.
      const fill = (cleared: FilingContent) => fillFromLast(cleared, changed.tables);
      applyContent(form, resetToTables(withChange(), changed, fill).content);
      for (const { id } of form.state.values.filings) void fitWhenLoaded(queryClient, provider, state, form, id);
    } catch {
      showFailure("The court's lists couldn't be loaded", 'Nothing changed. Try again.');
    } finally {
      setPending(undefined);
    }
  }

  return { classify, pending };
}

/** The fields that decide which tables apply. */
type ClassificationField = 'courtCode' | 'caseCategoryCode' | 'caseTypeCode';

const nouns: Record<ClassificationField, string> = {
  courtCode: 'court',
  caseCategoryCode: 'case category',
  caseTypeCode: 'case type',
};

function askToClear(noun: string, losses: readonly string[]): Promise<boolean> {
  return confirm({
    title: `Change the ${noun}?`,
    content: (
      <>
        <p>This {noun} doesn't offer the following, which will be cleared:</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>Everything else stays.</p>
      </>
    ),
    confirmLabel: 'Change and clear',
  });
}

/** Puts what a reset changes into the form. */
export function applyContent(form: ReturnType<typeof useFilingForm>, content: FilingContent): void {
  form.setFieldValue('courtCode', content.courtCode);
  form.setFieldValue('caseCategoryCode', content.caseCategoryCode);
  form.setFieldValue('caseTypeCode', content.caseTypeCode);
  form.setFieldValue('filerTypeCode', content.filerTypeCode);
  form.setFieldValue('crossReferences', content.crossReferences);
  form.setFieldValue('procedureRemedyCodes', content.procedureRemedyCodes);
  form.setFieldValue('damageAmountCode', content.damageAmountCode);
  form.setFieldValue('willFiledDate', content.willFiledDate);
  form.setFieldValue('returnDate', content.returnDate);
  form.setFieldValue('disclaimerCodes', content.disclaimerCodes);
  form.setFieldValue('paymentAccountId', content.paymentAccountId);
  form.setFieldValue('parties', content.parties);
  form.setFieldValue('filings', content.filings);
}
