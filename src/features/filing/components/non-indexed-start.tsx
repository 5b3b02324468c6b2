import { useQuery } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { courtsOptions } from '../queries';
import { CourtChooser } from './court-chooser';
import classes from './start-frame.module.css';

interface NonIndexedStartProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** The way to file into a case that the provider does not know, in states with a court that allows it. */
export function NonIndexedStart({ state, mappingId }: NonIndexedStartProps) {
  const { data: courts } = useQuery(courtsOptions(state, 'Subsequent'));
  if (!courts?.some((court) => court.allowFilingIntoNonIndexedCase)) return null;
  return (
    <Section title="The case is not on the list?">
      <p className={classes.hint}>
        Some courts take filings into cases that the e-filing provider has no index of. You enter the number and the
        title yourself.
      </p>
      <CourtChooser key={state} flow="existing-case" state={state} mappingId={mappingId} />
    </Section>
  );
}
