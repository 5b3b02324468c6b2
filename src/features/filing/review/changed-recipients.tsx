import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { fieldId } from '@/lib/form';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useProblems } from '../draft/problems';
import { servedText } from '../model/recipient-changes';

/** Asks whether a resubmission is to be served on other people than what the court returned, and says on whom. */
export function ChangedRecipients() {
  const { changes, isConfirmed, confirm } = useProblems().recipients;
  if (!changes) return null;
  const items: [string, string][] = [
    ['No longer served', changes.dropped.map(servedText).join('; ')],
    ['New', changes.added.map(servedText).join('; ')],
  ];
  return (
    <Notice tone="warning" title="Other people are served than with the returned filing">
      <PropertiesList items={items.filter(([, people]) => people !== '')} />
      <Checkbox
        mt="xs"
        id={fieldId('recipients')}
        label="Resubmit with these recipients"
        checked={isConfirmed}
        onChange={(event) => confirm(event.currentTarget.checked)}
      />
    </Notice>
  );
}
