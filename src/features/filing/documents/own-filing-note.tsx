import { Button, Group, Text } from '@mantine/core';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { fieldId } from '@/lib/form';
import { showToast } from '@/lib/ui/toast';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingForm } from '../draft/filing-form';
import { summonsTypes, withOwnFiling, withOwnFilingUndone } from '../model/own-filing';
import { usePreflight } from '../preflight/use-preflight';
import classes from './document-row.module.css';

/** Tells that an attachment has a filing code of its own, and makes it a filing. Nothing for other attachments. */
export function OwnFilingNote({ filing, document }: { filing: FilingEntry; document: FilingDocument }) {
  const { state, isReadOnly } = useDraft();
  const { filingTypes } = useCourtTables().tables;
  const { firstPage } = usePreflight();
  const form = useFilingForm();
  const { id, fileName } = document;
  const types = summonsTypes({ fileName, firstPage: firstPage(document) }, state, filingTypes);
  const [type] = types;
  if (!type) return null;

  function separate(): void {
    const filingId = crypto.randomUUID();
    form.setFieldValue('filings', (filings) => withOwnFiling({ filings }, id, { id: filingId, types, filingTypes }));
    const former = { id: filingId, from: filing.id, document, place: filing.attachments.indexOf(document) };
    showToast({
      tone: 'good',
      title: `${fileName} is now a filing of its own`,
      undo: () => form.setFieldValue('filings', (filings) => withOwnFilingUndone(filings, former)),
    });
    const place = form.state.values.filings.findIndex((filing) => filing.id === filingId);
    setTimeout(() => window.document.getElementById(fieldId(`filings[${place}].leadDocument`))?.focus());
  }

  return (
    <Group gap="xs">
      <Text size="sm" role="status" className={classes.warning}>
        {`This court has a filing code for a summons (${type.name.trim()}). File it as a filing of its own.`}
      </Text>
      {!isReadOnly && (
        <Button size="compact-sm" variant="default" onClick={separate}>
          Make it a filing
        </Button>
      )}
    </Group>
  );
}
