import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LinkDescription } from '@/lib/links/link-href';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import classes from './menu.module.css';

interface MenuItemText {
  /** In small print below the text. */
  description?: ReactNode;
  children?: ReactNode;
}

type MenuAnchorProps = MenuItemText & Omit<ComponentPropsWithRef<'a'>, 'children'>;

/** A link of a menu to an address outside the product. */
export function MenuAnchor({ description, children, ...props }: MenuAnchorProps) {
  return (
    <a {...props} role="menuitem" tabIndex={-1} className={classes.item}>
      <span>{children}</span>
      {description && <span className={classes.description}>{description}</span>}
    </a>
  );
}

const PageAnchor = createLink(MenuAnchor);

/** A link of a menu to a page of the product. */
export function MenuLink({ page, ...text }: MenuItemText & { page: LinkDescription }) {
  return <PageAnchor {...useLinkTarget(page)} {...text} />;
}

interface MenuButtonProps {
  children: ReactNode;
  onClick: () => void;
  /** Whether the menu stays open. */
  stays?: boolean;
}

/** Something that a menu does at once. */
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
