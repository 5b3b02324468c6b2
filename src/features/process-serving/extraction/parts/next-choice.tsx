import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import type { TrackedCase } from '@/api/generated/filing/model';
import type { ServingMode } from '@/api/generated/serving/model';
import type { NextStep } from '../model/next-step';

interface NextChoiceProps {
  /** The case, where it is one of the firm's. */
  known: TrackedCase | undefined;
  next: NextStep;
  onNext: (next: NextStep | undefined) => void;
  mode: ServingMode;
  onMode: (mode: ServingMode) => void;
  /** Why the proofs can't be filed; undefined if they can. */
  whyNoFiling: string | undefined;
  /** Whether the person files with courts. */
  canFile: boolean;
}

const steps: readonly NextStep[] = ['firm-case', 'other-case', 'notice', 'file-first'];

/** What to do with the papers: in which case they are served, or filed first, and whether the proofs are filed. */
export function NextChoice({ known, next, onNext, mode, onMode, whyNoFiling, canFile }: NextChoiceProps) {
  return (
    <>
      <Radio.Group
        label="Serve the papers"
        value={next}
        onChange={(value) => onNext(steps.find((each) => each === value))}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="firm-case"
            disabled={!known}
            label="In your firm’s case"
            description={known ? `${known.caseNumber}, ${known.courtName ?? ''}` : undefined}
          />
          <Radio value="other-case" label="In another case" description="With the court and number above." />
          <Radio value="notice" label="As a notice, without a case" />
          {canFile && (
            <Radio
              value="file-first"
              label="File first"
              description={known ? 'File them into your firm’s case.' : 'Open a new case with them, then serve.'}
            />
          )}
        </Stack>
      </Radio.Group>
      {next !== 'file-first' && (
        <Radio.Group
          label="Order"
          value={mode}
          onChange={(value) => onMode(value === 'serve-and-file' ? value : 'serve-only')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="serve-and-file"
              disabled={whyNoFiling !== undefined}
              label="Serve and File"
              description={whyNoFiling ?? 'Each proof of service is filed once you approve it.'}
            />
            <Radio value="serve-only" label="Serve Only" description="The signed proofs are returned to you." />
          </Stack>
        </Radio.Group>
      )}
    </>
  );
}
