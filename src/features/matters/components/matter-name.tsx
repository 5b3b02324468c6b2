import '@mantine/core/styles/Tooltip.css';
import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { plainMatterName, plainNameExplanation } from '@/lib/format/matter-name';
import { AppLink } from '@/lib/ui/links';
import classes from './matter-name.module.css';

interface MatterNameProps {
  /** In the connected system. */
  name: string;
  reference: string;
  mappingId: string | undefined;
}

/** Tooltips for mouse, keyboard and touch. */
const events = { hover: true, focus: true, touch: true };

/** The matter's name, linked to its page. A long name is cut, and shown in full in a tooltip. */
export function MatterName({ name, reference, mappingId }: MatterNameProps) {
  const plain = plainMatterName(name) || reference;
  return (
    <span className={classes.matter}>
      <Tooltip label={plain} events={events} multiline maw="min(40rem, 90vw)">
        <AppLink
          to="/matter-view/$clientReference"
          params={{ clientReference: reference }}
          search={{ mappingId }}
          className={classes.name}
        >
          {plain}
        </AppLink>
      </Tooltip>
      {plain !== name && <NameExplanation />}
    </span>
  );
}

/** Shows why a name is not shown as it is. */
export function NameExplanation() {
  return (
    <Tooltip label={plainNameExplanation} events={events} multiline w={300}>
      <button type="button" className={classes.explanation} aria-label={plainNameExplanation}>
        <IconInfoCircle size={16} aria-hidden />
      </button>
    </Tooltip>
  );
}
