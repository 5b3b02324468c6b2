import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import { showFailure } from '@/lib/ui/toast';
import type { MenuName, MenuPanels } from '../menus/menu-panels';
import classes from './header-menu.module.css';

interface HeaderMenuProps {
  menu: MenuName;
  /** Name of the menu, and of its button unless `buttonLabel` is given. */
  name: string;
  buttonLabel?: string;
  buttonClass?: string | undefined;
  /** Contents of the button; the name and an arrow by default. */
  children?: ReactNode;
  /** Called after a person chooses an item. */
  onChosen?: () => void;
}

/**
 * A button of the header and the menu that it opens, in a native popover: the browser closes it on Escape and on a
 * click outside. The items load when a person is about to open the menu.
 */
export function HeaderMenu({ menu, name, buttonLabel, buttonClass, children, onChosen }: HeaderMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [panels, setPanels] = useState<MenuPanels>();
  const [opened, setOpened] = useState<'no' | 'at-start' | 'at-end'>('no');
  const Panel = panels?.[menu];

  const load = () => import('../menus/menu-panels').then((loaded) => setPanels(loaded.menuPanels));
  const prepare = () => {
    if (!panels) load().catch(() => {});
  };
  const close = () => {
    popover.current?.hidePopover();
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    popover.current?.showPopover();
    if (event.key === 'ArrowUp') setOpened('at-end');
  };
  const place = () => {
    const left = button.current?.getBoundingClientRect().left ?? 0;
    popover.current?.style.setProperty('--menu-left', `${left}px`);
  };
  const follow = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') {
      setOpened((before) => (before === 'no' ? 'at-start' : before));
      if (!panels) load().catch(() => showFailure(`The menu ${name} could not be loaded`));
      return;
    }
    setOpened('no');
    // The browser restores the focus for the outermost popover only.
    const focused = document.activeElement;
    if (focused === document.body || popover.current?.contains(focused)) button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={buttonLabel}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={prepare}
        onKeyDown={openByKey}
      >
        {children ?? (
          <>
            {name}
            <Chevron size={12} className={classes.arrow} />
          </>
        )}
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={classes.panel}
        data-menu={menu}
        onBeforeToggle={place}
        onToggle={follow}
      >
        <div className={classes.head}>
          <button type="button" className={classes.back} popoverTarget={id} popoverTargetAction="hide">
            <Chevron direction="left" size={12} className={classes.arrow} />
            Back
          </button>
          <span className={classes.title}>{name}</span>
        </div>
        {Panel ? (
          <Panel
            name={name}
            opened={opened}
            onLeave={close}
            onChosen={() => {
              close();
              onChosen?.();
            }}
          />
        ) : (
          <p className={classes.loading}>Loading…</p>
        )}
      </div>
    </>
  );
}
