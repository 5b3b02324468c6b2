import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Planned } from '@/features/navigation';
import type { LinkDescription } from '@/lib/links/link-href';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import classes from './menu.module.css';

interface MenuItemText {
  /** Follows the text. */
  mark?: ReactNode;
  /** Small print below the text. */
  description?: ReactNode;
  children?: ReactNode;
}

type MenuAnchorProps = MenuItemText & Omit<ComponentPropsWithRef<'a'>, 'children'>;

/** A menu item that links outside the product. */
export function MenuAnchor({ mark, description, children, ...props }: MenuAnchorProps) {
  return (
    <a {...props} role="menuitem" tabIndex={-1} className={classes.item}>
      <span className={classes.text}>
        <span>{children}</span>
        {mark}
      </span>
      {description && <span className={classes.description}>{description}</span>}
    </a>
  );
}

const PageAnchor = createLink(MenuAnchor);

type MenuLinkProps = MenuItemText & Pick<MenuAnchorProps, 'onClick'> & { page: LinkDescription };

/** A menu item that links to a page of the product. */
export function MenuLink({ page, ...text }: MenuLinkProps) {
  return <PageAnchor {...useLinkTarget(page)} mark={<Planned page={page} />} {...text} />;
}

interface MenuButtonProps {
  children: ReactNode;
  onClick: () => void;
  /** Keeps the menu open. */
  stays?: boolean;
}

/** A menu item that performs an action. */
export function MenuButton({ children, onClick, stays = false }: MenuButtonProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      onClick={onClick}
      data-stays={stays || undefined}
    >
      {children}
    </button>
  );
}

/** A group of items under a heading. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface MenuRadiosProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among a few options. The menu stays open to show the effect. */
export function MenuRadios<Value extends string>({ title, options, value, onChange }: MenuRadiosProps<Value>) {
  return (
    <fieldset className={classes.radioGroup}>
      <legend className={classes.radioTitle}>{title}</legend>
      <div className={classes.options} role="presentation">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            className={classes.option}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
