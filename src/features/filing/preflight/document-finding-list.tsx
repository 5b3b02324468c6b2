import { Button, Checkbox, Text } from '@mantine/core';
import type { EnteredDocument } from '@/features/efiling';
import { type DocumentSlot, withChangedDocument } from '@/features/efiling';
import type { EditFix, Finding } from '@/features/preflight';
import { fieldId, useOutsideError } from '@/lib/form';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { DocumentChangeStatus } from '../documents/document-status';
import { useDocumentChange } from '../documents/use-document-change';
import { useDocumentPreview } from '../documents/use-document-preview';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import {
  confirmationPath,
  isConfirmed,
  mayConfirm,
  nothingToRedact,
  withConfirmation,
} from '../model/preflight-problems';
import { editTexts } from './edit-texts';
import classes from './preflight-panel.module.css';
import { usePreflight } from './use-preflight';

interface DocumentFindingListProps {
  document: EnteredDocument;
  slot: DocumentSlot;
  /** Of the document in the content. */
  path: string;
  findings: readonly Finding[];
}

const results: Record<Finding['result'], { tone: StatusTone; label: string }> = {
  fix: { tone: 'bad', label: 'Fix' },
  look: { tone: 'warning', label: 'Look' },
  unknown: { tone: 'neutral', label: 'Not checked' },
  pass: { tone: 'good', label: 'Passed' },
};

const fixLabels = {
  compress: 'Compress',
  recognize: 'Make searchable',
  rotate: 'Rotate',
  flatten: 'Flatten the form',
  'remove-active': 'Remove them',
  'fit-to-letter': 'Fit to Letter',
  'add-bookmarks': 'Add bookmarks',
  'black-out': 'Redact',
} as const;
type OfferedFix = keyof typeof fixLabels;
const isOffered = (fix: Finding['fix']): fix is OfferedFix => fix !== undefined && fix in fixLabels;

const isEdit = (fix: OfferedFix): fix is EditFix => fix in editTexts;

/** The findings of one document. */
export function DocumentFindingList({ document, slot, path, findings }: DocumentFindingListProps) {
  const { isReadOnly } = useDraft();
  const stepLink = useStepLink();
  const preview = useDocumentPreview(document);
  const policy = useFilingRules().rules?.policy;
  const changes = useDocumentChange(document, slot, {
    maxBytes: policy?.maxDocumentBytes ?? Number.POSITIVE_INFINITY,
    load: preview.load,
  });
  const { edit } = usePreflight();
  const isIdle = !isReadOnly && changes.state.kind !== 'working';
  return (
    <li>
      <AppLink {...stepLink('filings')} hash={fieldId(path)} size="sm" className={classes.document}>
        {document.fileName}
      </AppLink>
      {findings.map((finding, index) => {
        const { check, result, text, remedy, fix, pages } = finding;
        const [page] = pages;
        const isFirst = findings.findIndex((other) => other.check === check && mayConfirm(other)) === index;
        return (
          <div key={`${check} ${text}`} className={classes.finding}>
            <StatusBadge {...results[result]} />
            <Text size="sm" className={classes.text}>
              {text}
              {text.endsWith('.') ? ' ' : '. '}
              {remedy}
            </Text>
            {page !== undefined && preview.open && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Show page ${page} of ${document.fileName}`}
                onClick={() => preview.open?.(page)}
              >
                Page {page}
              </Button>
            )}
            {isOffered(fix) && isIdle && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${fixLabels[fix]}: ${document.fileName}, ${text}`}
                onClick={() =>
                  changes.start(
                    isEdit(fix) ? { ...editTexts[fix], edit: (bytes) => edit(fix, bytes, document, pages) } : fix,
                  )
                }
              >
                {fixLabels[fix]}
              </Button>
            )}
            {isFirst && <Confirmation document={document} slot={slot} finding={finding} />}
          </div>
        );
      })}
      <DocumentChangeStatus fileName={document.fileName} change={changes.state} isReadOnly={isReadOnly} />
      {preview.dialog}
    </li>
  );
}

interface ConfirmationProps {
  document: EnteredDocument;
  slot: DocumentSlot;
  finding: Finding;
}

/** The filer looked. It holds for the document's present content. */
function Confirmation({ document, slot, finding }: ConfirmationProps) {
  const { hash } = usePreflight();
  const { change } = useFilingChange(slot.filingId);
  const { check } = finding;
  const sha256 = hash(document);
  return (
    <Checkbox
      className={classes.confirm}
      id={fieldId(confirmationPath(finding))}
      label={check === 'redaction' ? nothingToRedact : 'I have looked: this is right.'}
      checked={isConfirmed(document, check, sha256)}
      error={useOutsideError(confirmationPath(finding))}
      onChange={({ currentTarget: { checked } }) =>
        change((filing) =>
          withChangedDocument(filing, document.id, (current) => withConfirmation(current, { check, sha256 }, checked)),
        )
      }
    />
  );
}
