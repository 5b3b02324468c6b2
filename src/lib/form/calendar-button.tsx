import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { showFailure } from '../ui/toast';
import classes from './calendar-button.module.css';

/** Loads when a calendar is about to open: it weighs more than all other fields together (docs/adr/0023). */
type Calendars = typeof import('./calendars');

interface CalendarButtonProps {
  label: string;
  content: (calendars: Calendars & { close: () => void }) => ReactNode;
}

/** Space between a calendar and the window's edges, in pixels. */
const margin = 8;

/** Opens a calendar below a date field. The Down key in the field opens it as well. */
export function CalendarButton({ label, content }: CalendarButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [calendars, setCalendars] = useState<Calendars>();
  const [isOpen, setIsOpen] = useState(false);

  const load = () => import('./calendars').then(setCalendars);
  const prepare = () => {
    if (!calendars) load().catch(() => {});
  };
  /** Below the button, or above it where there is no room, and within the window. */
  const place = () => {
    const panel = popover.current;
    const anchor = button.current?.getBoundingClientRect();
    if (!panel || !anchor) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.max(margin, Math.min(anchor.right - panel.offsetWidth, clientWidth - panel.offsetWidth - margin));
    const below = anchor.bottom + margin;
    const fits = below + panel.offsetHeight <= clientHeight - margin;
    const above = Math.max(margin, anchor.top - margin - panel.offsetHeight);
    panel.style.left = `${left}px`;
    panel.style.top = `${fits ? below : above}px`;
  };
  /** The keyboard goes on at the chosen day, or today. */
  const open = () => {
    place();
    const find = (selector: string) => popover.current?.querySelector<HTMLElement>(selector);
    (find('[data-selected]') ?? find('[data-today]') ?? find('button'))?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        data-calendar
        // The field is as good as the calendar for the keyboard, and each field is one stop.
        tabIndex={-1}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <IconCalendar size={16} aria-hidden />
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && !calendars) load().catch(() => showFailure('The calendar could not be loaded'));
        }}
      >
        {isOpen && calendars && (
          <Shown label={label} onShown={open}>
            {content({ ...calendars, close: () => popover.current?.hidePopover() })}
          </Shown>
        )}
        {isOpen && !calendars && (
          <Shown label={label} onShown={place}>
            <p className={classes.loading}>Loading…</p>
          </Shown>
        )}
      </div>
    </>
  );
}

interface ShownProps {
  label: string;
  onShown: () => void;
  children: ReactNode;
}

/** The content, placed once it is there. A dialog only while it is open: a dialog keeps the palette's keys. */
function Shown({ label, onShown, children }: ShownProps) {
  const shown = useEffectEvent(onShown);
  useLayoutEffect(() => shown(), []);
  return (
    // Keys of the calendar would reach the field's form and dialog through React.
    <div role="dialog" aria-label={label} onKeyDown={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}

/** Opens the calendar of a field on the Down key, as a native date field does. */
export function openCalendarByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return;
  const field = event.currentTarget.closest('[data-range]') ?? event.currentTarget.parentElement;
  const button = field?.querySelector<HTMLButtonElement>('[data-calendar]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
