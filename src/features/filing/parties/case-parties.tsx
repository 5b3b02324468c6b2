import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text } from '@mantine/core';
import { fieldId, useOutsideError } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import classes from './case-parties.module.css';

const noIds: readonly string[] = [];

/** The existing parties of the case, with those the firm represents selected. */
export function CaseParties() {
  const form = useFilingForm();
  const { courtCase, isPending, error, retry } = useCourtCase();
  const selected = useFilingContent((content) => content.filingPartyIds) ?? noIds;
  const problem = useOutsideError('filingPartyIds');
  const parties = courtCase?.parties ?? [];
  const hasNone = parties.length === 0 && !isPending && !error;
  return (
    <Section title="Case parties">
      {isPending && <SkeletonLines label="Loading parties" />}
      {error && <ErrorState title="The parties couldn't be loaded" error={error} onRetry={retry} />}
      {hasNone && (
        <Text size="sm" c="dimmed">
          {courtCase ? 'The court lists no parties.' : "The e-filing provider doesn't list this case's parties."} Add
          the parties you represent.
        </Text>
      )}
      <div id={fieldId('filingPartyIds')} tabIndex={-1} className={classes.target}>
        {parties.length > 0 && (
          <Checkbox.Group
            label="Select the parties you represent"
            error={problem}
            value={[...selected]}
            onChange={(ids) => {
              // Drops parties who left the case.
              const known = parties.map(({ casePartyId }) => casePartyId);
              form.setFieldValue(
                'filingPartyIds',
                known.filter((id) => ids.includes(id)),
              );
            }}
          >
            <ul className={classes.list}>
              {parties.map(({ casePartyId, name, roleName, attorneys }) => (
                <li key={casePartyId}>
                  <Checkbox
                    value={casePartyId}
                    label={name}
                    description={[roleName, attorneys.length > 0 && `represented by ${attorneys.join(', ')}`]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </li>
              ))}
            </ul>
          </Checkbox.Group>
        )}
        {problem && parties.length === 0 && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
      </div>
    </Section>
  );
}
