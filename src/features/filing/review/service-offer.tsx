import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Checkbox } from '@mantine/core';
import { partyName } from '@/features/efiling';
import { Section } from '@/lib/ui/section';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';

interface ServiceOfferProps {
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** On the last step of a filing that opens a case: service of process on its other parties. */
export function ServiceOffer({ isWanted, onChange }: ServiceOfferProps) {
  const { flow, isReadOnly } = useDraft();
  const parties = useFilingContent((content) => content.parties);
  const names = parties.flatMap((party) => (party.isFilingParty ? [] : [partyName(party)])).filter(Boolean);
  if (flow !== 'new-case' || names.length === 0) return null;
  return (
    <Section title="Service of process">
      <Checkbox
        checked={isWanted}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={`Then order service on ${names.join(', ')}`}
        description="You order it after submitting. It waits for the clerk and takes the stamped papers. If the court rejects the filing, service is canceled and nothing is charged."
      />
    </Section>
  );
}
