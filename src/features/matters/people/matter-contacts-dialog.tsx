import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import { Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatterContact, MatterPeople } from '@/api/generated/integration/model';
import { Dialog } from '@/lib/ui/dialog';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { SystemMatter } from '../use-system-matter';
import { contactAddress, contactName, roleTexts } from './contact-entry';
import { newEntry, type ProposedEntries, startsOf } from './contact-starts';
import classes from './matter-people.module.css';
import { PeopleFailure } from './people-failure';
import { changesOf, isTakenByItself, type ProposedValue } from './proposal';
import { matterPeopleQuery } from './queries';

/** What the person accepted of a contact for one entry. */
export interface AcceptedFields {
  contact: MatterContact;
  people: MatterPeople;
  /** Undefined for a new entry. */
  id: string | undefined;
  fields: ReadonlySet<string>;
}

export interface ContactsDialogProps extends ProposedEntries {
  matter: SystemMatter;
  /** What an entry is: `party`, in the plural `parties`. */
  noun: { one: string; many: string };
  /** How many more entries the form takes. */
  room: number;
  /** Runs before the browser leaves the page to connect. */
  beforehand: () => Promise<unknown>;
  onAccept: (accepted: readonly AcceptedFields[]) => void;
  onClose: () => void;
}

/**
 * Fills in parties or recipients from a matter's contacts, field by field. A value that was entered is replaced only if
 * the person says so.
 */
export default function ContactsDialog(props: ContactsDialogProps) {
  const { matter, noun, entries, room, propose, beforehand, onAccept, onClose } = props;
  const { data, error, refetch } = useQuery(matterPeopleQuery(matter));
  /** What the person changed from what is proposed, by contact, or contact, entry and field. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());

  const starts = data ? startsOf(data, props) : [];
  const taken = new Set<string>();
  const rows = starts.map(({ contact, id: proposedId, isUsual }) => {
    const asked = moved.get(contact.contactId) ?? proposedId;
    const id = taken.has(asked) ? newEntry : asked;
    const changes = data ? changesOf(propose(contact, data, id || undefined)) : [];
    const isChosen = chosen.get(contact.contactId) ?? isUsual;
    if (isChosen && id !== newEntry) taken.add(id);
    const keyOf = ({ field }: ProposedValue) => `${contact.contactId} ${id} ${field}`;
    const isAccepted = (change: ProposedValue) => chosen.get(keyOf(change)) ?? isTakenByItself(change);
    return { contact, id, changes, isChosen, keyOf, isAccepted };
  });
  const accepted = rows.flatMap(({ contact, id, changes, isChosen, isAccepted }) => {
    const fields = new Set(changes.filter(isAccepted).map(({ field }) => field));
    return data && isChosen && fields.size > 0 ? [{ contact, people: data, id: id || undefined, fields }] : [];
  });
  const added = accepted.filter(({ id }) => id === undefined).length;
  const isTooMany = added > room;
  const choose = (key: string, isOn: boolean) => setChosen((before) => new Map(before).set(key, isOn));

  return (
    <Dialog
      title="From the matter"
      size="extra-large"
      mode="scrolling"
      scrollHeight="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={accepted.length === 0 || isTooMany}
            onClick={() => {
              onAccept(accepted);
              onClose();
            }}
          >
            {buttonText(accepted.length, added, noun)}
          </Button>
        </>
      }
    >
      {!data && !error && <SkeletonLines lines={6} label="Loading the contacts" />}
      {!data && error && (
        <PeopleFailure matter={matter} error={error} beforehand={beforehand} onRetry={() => void refetch()} />
      )}
      {data && rows.length === 0 && <Text size="sm">This matter has no contacts.</Text>}
      {isTooMany && (
        <Text size="sm" c="red" role="alert">
          {`There is room for ${room} more ${room === 1 ? noun.one : noun.many}.`}
        </Text>
      )}
      <ul className={classes.contacts} aria-label="Contacts of the matter">
        {rows.map(({ contact, id, changes, isChosen, keyOf, isAccepted }) => (
          <li key={contact.contactId} className={classes.contact}>
            <Checkbox
              label={contact.name}
              description={[roleTexts[contact.role], contactAddress(contact) || 'No address'].join(' · ')}
              checked={isChosen}
              onChange={(event) => choose(contact.contactId, event.currentTarget.checked)}
            />
            {isChosen && (
              <fieldset className={classes.fields}>
                {entries.length > 0 && (
                  <NativeSelect
                    label={`Fill in with ${contact.name}`}
                    size="sm"
                    value={id}
                    onChange={(event) => {
                      const target = event.currentTarget.value;
                      setMoved((before) => new Map(before).set(contact.contactId, target));
                    }}
                  >
                    <option value={newEntry}>{`A new ${noun.one}`}</option>
                    {entries.map((entry, place) => (
                      <option key={entry.id} value={entry.id} disabled={entry.id !== id && taken.has(entry.id)}>
                        {entry.name || `Unnamed ${noun.one} ${place + 1}`}
                      </option>
                    ))}
                  </NativeSelect>
                )}
                <legend>{`Values from ${contact.name}`}</legend>
                {changes.length === 0 && <p className={classes.fact}>Everything is already filled in.</p>}
                <div className={classes.grid}>
                  {changes.map((change) => (
                    <Checkbox
                      key={change.field}
                      size="sm"
                      label={`${change.field}: ${change.value}`}
                      description={noteOf(change)}
                      checked={isAccepted(change)}
                      onChange={(event) => choose(keyOf(change), event.currentTarget.checked)}
                    />
                  ))}
                </div>
                <SplitNote contact={contact} />
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Tells what taking a value means; undefined if it only fills an empty field. */
function noteOf(change: ProposedValue): string | undefined {
  const replaced = isTakenByItself(change) ? undefined : `Replaces “${change.current}”`;
  return [replaced, change.note].filter(Boolean).join('. ') || undefined;
}

/** Asks to check a name that the product split. */
function SplitNote({ contact }: { contact: MatterContact }) {
  const name = contactName(contact);
  if (name.kind === 'organization' || !name.isSplit) return null;
  return <p className={classes.fact}>{`Kept as one text: “${contact.name}”. Check the first and last names.`}</p>;
}

function buttonText(count: number, added: number, { one, many }: { one: string; many: string }): string {
  if (count === 0) return `Add ${many}`;
  if (added < count) return `Fill in ${count} ${count === 1 ? one : many}`;
  return `Add ${count} ${count === 1 ? one : many}`;
}
