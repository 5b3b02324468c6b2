import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './menu.module.css';

interface MenuItemText {
  /** In small print below the text. */
  description?: ReactNode;
  children?: ReactNode;
}

function Content({ description, children }: MenuItemText) {
  return (
    <>
      <span>{children}</span>
      {description && <span className={classes.description}>{description}</span>}
    </>
  );
}

type MenuAnchorProps = MenuItemText & Omit<ComponentPropsWithRef<'a'>, 'children'>;

/** A link of a menu to a page outside the application. */
export function MenuAnchor({ description, children, ...props }: MenuAnchorProps) {
  return (
    <a {...props} role="menuitem" tabIndex={-1} className={classes.item}>
      <Content description={description}>{children}</Content>
    </a>
  );
}

/** A link of a menu to a page of the application. */
export const MenuLink = createLink(MenuAnchor);

/** Something that a menu does at once. `stays`: the menu stays open. */
export function MenuButton({
  children,
  onClick,
  stays,
}: {
  children: ReactNode;
  onClick: () => void;
  stays?: boolean;
}) {
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
