import '@mantine/core/styles/Input.css';
import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ExtractedField, Extraction } from '@/api/generated/extraction/model';
import type { CourtState } from '@/api/generated/serving/model';
import { MarkedPdf, type PageMark } from '@/features/documents';
import { loadPaper } from '../../ordering/draft/paper-uploads';
import { needsCheck } from '../model/paper-values';

const labels: Readonly<Record<ExtractedField['name'], string>> = {
  ...{ documentKind: 'Document', courtName: 'Court', courtCode: 'Court', county: 'County', state: 'State' },
  ...{ caseNumber: 'Case number', caseTitle: 'Case title', plaintiffs: 'Plaintiff', defendants: 'Defendant' },
  ...{ filedOn: 'Filed on', summonsIssuedOn: 'Summons issued on', appearanceOn: 'Appearance day' },
  ...{ hearingAt: 'Hearing', hearingPlace: 'Place of the hearing', attorney: 'Attorney' },
  ...{ registeredAgent: 'Registered agent', serviceAddress: 'Address' },
};

interface FoundMarksProps {
  extraction: Extraction;
  state: CourtState;
  /** The value that stands out. */
  activeId: string | undefined;
  onMark: (id: string) => void;
}

/** A document's pages with every found value marked. A value that is shown opens its document. */
export function FoundMarks({ extraction, state, activeId, onMark }: FoundMarksProps) {
  const { files, fields } = extraction;
  const marks = marksOf(fields);
  const active = marks.find(({ id }) => id === activeId);
  const [chosen, setChosen] = useState({ activeId, fileId: marks[0]?.fileId ?? files[0]?.fileId });
  const fileId = chosen.activeId !== activeId && active ? active.fileId : chosen.fileId;
  const file = files.find((each) => each.fileId === fileId) ?? files[0];
  if (!file) return null;
  return (
    <Stack gap="sm">
      {files.length > 1 && (
        <NativeSelect
          label="Document"
          value={file.fileId}
          onChange={(event) => setChosen({ activeId, fileId: event.currentTarget.value })}
        >
          {files.map((each) => (
            <option key={each.fileId} value={each.fileId}>
              {each.name}
            </option>
          ))}
        </NativeSelect>
      )}
      <MarkedPdf
        key={file.fileId}
        fileName={file.name}
        load={() => loadPaper(state, { url: file.url, fileName: file.name })}
        marks={marks.filter((mark) => mark.fileId === file.fileId)}
        activeId={activeId}
        onMark={onMark}
        failureAdvice="The values below can still be checked against your copy."
      />
    </Stack>
  );
}

type Mark = PageMark & { fileId: string };

/**
 * One mark for each value at its own place; the title's is the plaintiff's. A value inside another has none: the county
 * and state in the name of the court.
 */
function marksOf(fields: readonly ExtractedField[]): Mark[] {
  const counts = new Map<string, number>();
  const marks = fields.flatMap((field): Mark[] => {
    const { name, value, page, box, fileId } = field;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    if (name === 'caseTitle' || name === 'courtCode' || value === '') return [];
    const id =
      name === 'plaintiffs' || name === 'defendants' || name === 'serviceAddress' || name === 'registeredAgent'
        ? `${name} ${count}`
        : name;
    return [{ id, fileId, page, box, label: `${labels[name]}: ${value}`, isDoubtful: needsCheck(field) }];
  });
  return marks.filter((mark) => !marks.some((other) => isInside(mark, other)));
}

/** Tells whether a mark's middle lies in a wider mark. */
function isInside({ box, page, fileId }: Mark, other: Mark): boolean {
  if (other.page !== page || other.fileId !== fileId || other.box.width <= box.width) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { x: left, y: top, width, height } = other.box;
  return x > left && x < left + width && y > top && y < top + height;
}
