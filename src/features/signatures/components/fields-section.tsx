import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type EnvelopeField, FieldKind } from '@/api/generated/serving/model';
import { PdfView } from '@/features/documents';
import { usualOrders } from '@/features/efiling';
import { Section } from '@/lib/ui/section';
import { type EnteredEnvelope, signerLabel } from '../model/entered-envelope';
import { fieldKinds, newField } from '../model/fields';
import { FieldLayer } from './field-layer';
import classes from './signatures.module.css';

interface FieldsSectionProps {
  entered: EnteredEnvelope;
  problems: readonly string[];
  onChange: (changed: (before: EnteredEnvelope) => EnteredEnvelope) => void;
}

/** Shows where they sign: fields placed on the pages by pointer or keyboard. */
export function FieldsSection({ entered, problems, onChange }: FieldsSectionProps) {
  const { documents, signers, fields } = entered;
  const [chosen, setChosen] = useState<{ fileId?: string; signerId?: string; page: number }>({ page: 1 });
  const [selectedId, setSelectedId] = useState<string>();
  const document = documents.find(({ fileId }) => fileId === chosen.fileId) ?? documents[0];
  const signer = signers.find(({ signerId }) => signerId === chosen.signerId) ?? signers[0];
  const selected = fields.find(({ fieldId }) => fieldId === selectedId);
  const indexOf = ({ signerId }: Pick<EnvelopeField, 'signerId'>) =>
    signers.findIndex((each) => each.signerId === signerId);
  const nameOf = (field: EnvelopeField) => {
    const each = signers[indexOf(field)];
    return each ? signerLabel(each, indexOf(field)) : '';
  };
  const setField = (fieldId: string, change: Partial<EnvelopeField>) =>
    onChange((before) => ({
      ...before,
      fields: before.fields.map((field) => (field.fieldId === fieldId ? { ...field, ...change } : field)),
    }));
  const remove = (fieldId: string) =>
    onChange((before) => ({ ...before, fields: before.fields.filter((field) => field.fieldId !== fieldId) }));
  const { page } = chosen;

  function add(kind: FieldKind): void {
    if (!document || !signer) return;
    const field = newField({ kind, signerId: signer.signerId, fileId: document.fileId, page, fields });
    onChange((before) => ({ ...before, fields: [...before.fields, field] }));
    setSelectedId(field.fieldId);
    focusField(field.fieldId);
  }

  if (!document || !signer)
    return (
      <Section title="Signature fields">
        <p className={classes.small}>Add a document and a signer first.</p>
      </Section>
    );
  const { fileId, fileName } = document;
  return (
    <Section title="Signature fields">
      <div className={classes.tools}>
        {documents.length > 1 && (
          <NativeSelect
            label="Document"
            value={fileId}
            data={documents.map((each) => ({ value: each.fileId, label: each.description || each.fileName }))}
            onChange={(event) => setChosen({ ...chosen, fileId: event.currentTarget.value, page: 1 })}
          />
        )}
        <NativeSelect
          label="Fields for"
          value={signer.signerId}
          data={signers.map((each, index) => ({ value: each.signerId, label: signerLabel(each, index) }))}
          onChange={(event) => setChosen({ ...chosen, signerId: event.currentTarget.value })}
        />
        <Group gap="xs" role="group" aria-label={`Add to page ${page}`}>
          {FieldKind.options.map((kind) => (
            <Button key={kind} variant="default" size="sm" onClick={() => add(kind)}>
              {`Add ${fieldKinds[kind].label.toLowerCase()}`}
            </Button>
          ))}
        </Group>
      </div>
      <p className={classes.small}>
        Drag a field to its place. With the keyboard: arrow keys move it, Shift with arrow keys changes its size, Alt
        makes larger steps, Delete removes it.
      </p>
      {problems.map((problem) => (
        <p key={problem} className={classes.problem} role="alert">
          {problem}
        </p>
      ))}
      {selected && <SelectedField {...{ field: selected, name: nameOf(selected), setField, remove }} />}
      <div className={classes.paper}>
        <PdfView
          key={fileId}
          fileName={fileName}
          load={() => usualOrders.loadDocument('IL', { url: `/files/${fileId}`, fileName })}
          page={page}
          onPage={(next) => setChosen({ ...chosen, fileId, page: next })}
          overlay={(shown) => (
            <FieldLayer
              fields={fields.filter((field) => field.fileId === fileId && field.page === shown)}
              toneOf={(field) => indexOf(field) % 6}
              contentOf={(field) => (
                <span className={classes.fieldText}>{`${fieldKinds[field.kind].label} · ${nameOf(field)}`}</span>
              )}
              edit={{
                selectedId,
                nameOf,
                onSelect: setSelectedId,
                onBox: (fieldId, box) => setField(fieldId, { box }),
                onRemove: remove,
              }}
            />
          )}
        />
      </div>
      <h3 className={classes.listTitle}>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</h3>
      <ul className={classes.rows} aria-label="Fields">
        {fields.map((field) => {
          const of = documents.find((each) => each.fileId === field.fileId);
          const text = `${fieldKinds[field.kind].label}, ${nameOf(field)}`;
          const where = `${of?.description || of?.fileName}, page ${field.page}`;
          return (
            <li key={field.fieldId} className={classes.row}>
              <span>
                {text}
                <br />
                <span className={classes.small}>{where}</span>
              </span>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Show ${text}`}
                  onClick={() => {
                    setChosen({ ...chosen, fileId: field.fileId, page: field.page });
                    setSelectedId(field.fieldId);
                    focusField(field.fieldId);
                  }}
                >
                  Show
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={`Remove ${text}`}
                  onClick={() => remove(field.fieldId)}
                >
                  Remove
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Focuses a field once it is drawn. */
function focusField(fieldId: string): void {
  requestAnimationFrame(() => {
    const field = globalThis.document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId)}"]`);
    field?.focus();
  });
}

interface SelectedFieldProps {
  field: EnvelopeField;
  name: string;
  setField: (fieldId: string, change: Partial<EnvelopeField>) => void;
  remove: (fieldId: string) => void;
}

/** Shows what can be said about a text. */
function SelectedField({ field, name, setField }: SelectedFieldProps) {
  const { fieldId, kind, label = '', isRequired } = field;
  if (kind !== 'text') return null;
  return (
    <div className={classes.tools}>
      <TextInput
        label={`What ${name} enters`}
        placeholder="Job title"
        maxLength={60}
        value={label}
        onChange={(event) => setField(fieldId, { label: event.currentTarget.value })}
      />
      <Checkbox
        label="Required"
        checked={isRequired}
        onChange={(event) => setField(fieldId, { isRequired: event.currentTarget.checked })}
      />
    </div>
  );
}
