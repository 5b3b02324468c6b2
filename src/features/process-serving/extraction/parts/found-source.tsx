import { Button } from '@mantine/core';
import type { ExtractedField, ReadFile } from '@/api/generated/extraction/model';
import { needsCheck } from '../model/paper-values';
import classes from './option.module.css';

interface FoundSourceProps {
  /** What the value is, for buttons that are read alone. */
  label: string;
  field: ExtractedField;
  files: readonly ReadFile[];
  /** Whether it still has to be checked. */
  isUnchecked: boolean;
  value: string;
  onUse: (value: string) => void;
  onChecked: () => void;
  onShow: () => void;
}

/** Shows where a value was read, whether it needs a check, and what else it could be. */
export function FoundSource(props: FoundSourceProps) {
  const { label, field, files, isUnchecked, value, onUse, onChecked, onShow } = props;
  const file = files.find(({ fileId }) => fileId === field.fileId);
  const page = `Page ${field.page} of ${file?.name ?? 'the document'}`;
  const others = [...new Set([field.value, ...field.alternatives.map((each) => each.value)])].filter(
    (each) => each !== '' && each !== value,
  );
  return (
    <div className={classes.source}>
      {isUnchecked && needsCheck(field) && (
        <>
          <span className={classes.check}>Check this</span>
          <Button size="compact-sm" variant="light" aria-label={`It’s right: ${label}`} onClick={onChecked}>
            It’s right
          </Button>
        </>
      )}
      <Button size="compact-sm" variant="subtle" aria-label={`${page}: show ${label}`} onClick={onShow}>
        {page}
      </Button>
      {others.slice(0, 3).map((other) => (
        <Button
          key={other}
          size="compact-sm"
          variant="default"
          aria-label={`Use ${other} for ${label}`}
          onClick={() => onUse(other)}
        >
          Use {other}
        </Button>
      ))}
    </div>
  );
}
