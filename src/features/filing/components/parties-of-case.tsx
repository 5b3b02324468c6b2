import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text } from '@mantine/core';
import { fieldId, useOutsideError } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useCourtCase } from '../draft/use-court-case';
import { useFilingContent, useFilingForm } from '../forms/filing-form';
import classes from './parties-of-case.module.css';

const none: readonly string[] = [];

/** Who takes part in the case already; those whom the firm represents are marked. */
export function PartiesOfCase() {
  const form = useFilingForm();
  const { courtCase, isPending, error, retry } = useCourtCase();
  const marked = useFilingContent((content) => content.filingPartyIds) ?? none;
  const problem = useOutsideError('filingPartyIds');
  const parties = courtCase?.parties ?? [];
  const hasNone = parties.length === 0 && !isPending && !error;
  return (
    <Section title="Parties of the case">
      {isPending && <SkeletonLines label="The parties are being loaded" />}
      {error && <ErrorState title="The parties could not be loaded" onRetry={retry} />}
      {hasNone && (
        <Text size="sm" c="dimmed">
          {courtCase ? 'The court names no parties.' : 'The e-filing provider has no list of the parties of this case.'}{' '}
          Add those you represent.
        </Text>
      )}
      <div id={fieldId('filingPartyIds')} tabIndex={-1} className={classes.target}>
        {parties.length > 0 && (
          <Checkbox.Group
            label="Mark those you represent"
            error={problem}
            value={[...marked]}
            onChange={(ids) => {
              // Who has left the case is marked no more.
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
