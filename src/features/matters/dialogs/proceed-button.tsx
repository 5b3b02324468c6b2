import { Button } from '@mantine/core';
import type { WayOn } from '../model/connection';

interface ProceedButtonProps {
  way: WayOn;
  isBusy: boolean;
  onProceed: () => void;
}

/** Goes on as things are, in the words and the look that they call for. */
export function ProceedButton({ way, isBusy, onProceed }: ProceedButtonProps) {
  switch (way) {
    case 'none':
      return null;
    case 'continue':
      return <Button onClick={onProceed}>Continue</Button>;
    case 'ghost':
      return (
        <Button variant="subtle" loading={isBusy} onClick={onProceed}>
          Proceed anyways
        </Button>
      );
    case 'destructive':
      return (
        <Button color="red" onClick={onProceed}>
          Proceed anyways
        </Button>
      );
  }
}
