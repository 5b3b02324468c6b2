import '@mantine/core/styles/Input.css';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { EnvelopeField, SigningLink } from '@/api/generated/serving/model';
import { PdfView } from '@/features/documents';
import { FieldLayer, fieldKinds } from '@/features/signatures';
import { calendarDay, formatPlainDate } from '@/lib/format/dates';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import {
  type EnteredSigning,
  firstSigning,
  pathOf,
  refusedFields,
  signingProblems,
  textLabel,
  toSigning,
} from '../model/signing';
import { loadSigningDocument, type OpenedSigning, openedOf, readSigning, sign } from '../signing-calls';
import { SignaturePad } from './signature-pad';
import classes from './signing.module.css';

interface SigningFormProps {
  link: SigningLink;
  onOpened: (opened: OpenedSigning) => void;
  /** Below the form: how to decline. */
  children: React.ReactNode;
}

/** The documents with the signer's fields, and what fills them in. */
export default function SigningForm({ link, onOpened, children }: SigningFormProps) {
  const { documents, fields, signerName, timeZone } = link;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(() => firstSigning(signerName));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What the service refused, by field, until it is changed. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [shown, setShown] = useState({ fileId: documents[0]?.fileId ?? '', page: 1 });
  const set = (part: Partial<EnteredSigning>) => {
    setRefused({});
    setEntered((before) => ({ ...before, ...part }));
  };
  const problems = { ...refused, ...(isChecked ? signingProblems(entered, fields) : {}) };
  const today = calendarDay(new Date(), timeZone);
  const document = documents.find(({ fileId }) => fileId === shown.fileId);
  const places = [...new Map(fields.map((field) => [`${field.fileId} ${field.page}`, field])).values()];

  async function submit(): Promise<void> {
    setChecked(true);
    setFailure(undefined);
    setRefused({});
    if (Object.keys(signingProblems(entered, fields)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    try {
      onOpened(openedOf(await sign(toSigning(entered, fields))));
    } catch (error) {
      await explainFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function explainFailure(error: unknown): Promise<void> {
    const { kind, detail, fieldErrors } = failureOf(error);
    if (kind === 'conflict' || mayHaveTakenEffect(error)) {
      const now = await readSigning();
      if (now.kind === 'ended') return onOpened(now);
      if (kind === 'conflict') return void router.invalidate({ filter: ({ routeId }) => routeId === '/sign' });
      return setFailure('We didn’t get a response. Check your connection and try again: nothing is signed twice.');
    }
    const byField = refusedFields(fieldErrors);
    if (Object.keys(byField).length > 0) {
      setRefused(byField);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setFailure(
      kind === 'offline'
        ? 'You’re offline, and nothing was signed. Try again once you’re back online.'
        : `${detail ?? 'Something went wrong.'} Nothing was signed.`,
    );
  }

  return (
    <div className={classes.columns}>
      <div className={classes.sections}>
        <Section title="Documents">
          <div className={classes.tools}>
            {documents.length > 1 && (
              <NativeSelect
                label="Document"
                value={shown.fileId}
                data={documents.map(({ fileId, title }) => ({ value: fileId, label: title }))}
                onChange={(event) => setShown({ fileId: event.currentTarget.value, page: 1 })}
              />
            )}
            <Group gap="xs" role="group" aria-label="Where you sign">
              {places.map(({ fileId, page }) => (
                <Button
                  key={`${fileId} ${page}`}
                  variant="default"
                  size="compact-sm"
                  onClick={() => setShown({ fileId, page })}
                >
                  {placeText(documents, fileId, page)}
                </Button>
              ))}
            </Group>
          </div>
          {document && (
            <div className={classes.paper}>
              <PdfView
                key={document.fileId}
                fileName={document.title}
                load={() => loadSigningDocument(document.fileId)}
                page={shown.page}
                onPage={(page) => setShown({ ...shown, page })}
                overlay={(page) => (
                  <FieldLayer
                    fields={fields.filter((field) => field.fileId === document.fileId && field.page === page)}
                    toneOf={() => 0}
                    contentOf={(field) => <Filled field={field} entered={entered} day={today} />}
                  />
                )}
              />
            </div>
          )}
        </Section>
      </div>
      <div className={classes.side}>
        <Section title="Your signature">
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Stack gap="sm">
              <Group gap="xs" role="group" aria-label="How you sign">
                {(['typed', 'drawn'] as const).map((way) => (
                  <Button
                    key={way}
                    variant={entered.way === way ? 'filled' : 'default'}
                    size="compact-sm"
                    aria-pressed={entered.way === way}
                    onClick={() => set({ way })}
                  >
                    {way === 'typed' ? 'Type' : 'Draw'}
                  </Button>
                ))}
              </Group>
              {entered.way === 'typed' ? (
                <>
                  <TextInput
                    label="Your name"
                    required
                    maxLength={120}
                    autoComplete="name"
                    value={entered.name}
                    error={problems.signature}
                    onChange={(event) => set({ name: event.currentTarget.value })}
                  />
                  <p className={`${classes.typed} ${classes.written}`} aria-hidden>
                    {entered.name}
                  </p>
                  {refused.signature && (
                    <Button variant="default" onClick={() => set({ way: 'drawn' })}>
                      Draw your signature
                    </Button>
                  )}
                </>
              ) : (
                <SignaturePad
                  strokes={entered.strokes}
                  error={problems.signature}
                  onChange={(strokes) => set({ strokes })}
                />
              )}
              {fields.some(({ kind }) => kind === 'initials') && (
                <TextInput
                  label="Your initials"
                  required
                  maxLength={10}
                  value={entered.initials}
                  error={problems.initials}
                  onChange={(event) => set({ initials: event.currentTarget.value })}
                />
              )}
              {fields
                .filter(({ kind }) => kind === 'text')
                .map((field) => (
                  <TextInput
                    key={field.fieldId}
                    label={textLabel(field)}
                    description={`Page ${field.page}`}
                    required={field.isRequired}
                    maxLength={200}
                    value={entered.texts[field.fieldId] ?? ''}
                    error={problems[field.fieldId]}
                    onChange={(event) =>
                      set({ texts: { ...entered.texts, [field.fieldId]: event.currentTarget.value } })
                    }
                  />
                ))}
              {failure && <Notice tone="bad">{failure}</Notice>}
              <p className={classes.small}>
                When you select Sign, your signature is placed in every marked field with today’s date, and has the same
                effect as one on paper.
              </p>
              <Button type="submit" size="md" fullWidth loading={isBusy}>
                Sign
              </Button>
            </Stack>
          </form>
          {children}
        </Section>
      </div>
    </div>
  );
}

function placeText(documents: SigningLink['documents'], fileId: string, page: number): string {
  const title = documents.find((each) => each.fileId === fileId)?.title ?? '';
  return documents.length > 1 ? `${title}, page ${page}` : `Page ${page}`;
}

interface FilledProps {
  field: EnvelopeField;
  entered: EnteredSigning;
  /** Today, as the documents are dated. */
  day: string;
}

/** Shows what stands in a field by now. */
function Filled({ field: { kind, fieldId }, entered, day }: FilledProps) {
  if (kind === 'signature' && entered.way === 'drawn' && entered.strokes.length > 0)
    return (
      <svg viewBox="0 0 600 200" className={classes.drawn} aria-hidden>
        <path d={pathOf(entered.strokes)} />
      </svg>
    );
  const texts = {
    signature: entered.way === 'typed' ? entered.name : '',
    initials: entered.initials,
    date: formatPlainDate(day),
    text: entered.texts[fieldId] ?? '',
  };
  const text = texts[kind].trim();
  return (
    <span className={kind === 'signature' && text !== '' ? classes.written : classes.fieldText}>
      {text || fieldKinds[kind].label}
    </span>
  );
}
