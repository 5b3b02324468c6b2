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

/** One mark for each value at its own place; the title's is the plaintiff's. */
function marksOf(fields: readonly ExtractedField[]): (PageMark & { fileId: string })[] {
  const counts = new Map<string, number>();
  return fields.flatMap((field) => {
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
}
