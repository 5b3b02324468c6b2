import { Button } from '@mantine/core';
import type { Party } from '@/api/generated/filing/model';
import { fieldId, useOutsideError } from '@/lib/form';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import classes from './required-parties.module.css';

interface RequiredPartiesProps {
  onAdd: (kind: Party['kind'], partyTypeCode: string) => void;
}

/** The roles the case type requires, and which are filled. */
export function RequiredParties({ onAdd }: RequiredPartiesProps) {
  const { tables } = useCourtTables();
  const parties = useFilingContent((content) => content.parties);
  const caseType = useFilingContent((content) => content.caseTypeCode);
  const error = useOutsideError('parties');
  const required = tables.partyTypes.filter((type) => type.isRequired);
  if (caseType === undefined)
    return <p className={classes.hint}>Choose the case type first. It decides the party roles.</p>;
  if (required.length === 0) return null;
  return (
    <Section title="Required parties">
      <ul id={fieldId('parties')} tabIndex={-1} className={classes.list}>
        {required.map((type) => {
          const count = parties.filter((party) => party.partyTypeCode === type.code).length;
          return (
            <li key={type.code} className={classes.role}>
              <span className={classes.name}>{type.name}</span>
              {count > 0 ? (
                <StatusBadge tone="good" label={count === 1 ? 'Added' : `${count} added`} />
              ) : (
                <>
                  <StatusBadge tone={error ? 'bad' : 'neutral'} label="Missing" />
                  <span className={classes.actions}>
                    <Button
                      size="compact-sm"
                      variant="light"
                      aria-label={`Add person as ${type.name}`}
                      onClick={() => onAdd('person', type.code)}
                    >
                      Add person
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="light"
                      aria-label={`Add organization as ${type.name}`}
                      onClick={() => onAdd('organization', type.code)}
                    >
                      Add organization
                    </Button>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </Section>
  );
}
