import { Button } from '@mantine/core';
import { formatCount } from '@/lib/format/numbers';
import type { ExportProgress } from '../export/export-csv';
import classes from './grid-tools.module.css';

/** How far an export is, and how to stop it. */
export function ExportProgressLine({ progress, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const { done, total } = progress;
  return (
    <div className={classes.progress}>
      <progress aria-label="Export" max={total || 1} value={done} />
      <span>{total > 0 ? `${formatCount(done)} of ${formatCount(total)}` : 'Starting…'}</span>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        Cancel export
      </Button>
    </div>
  );
}
