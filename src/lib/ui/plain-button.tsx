import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './plain-button.module.css';

interface PlainLook {
  /** `default` for anything but the first choice, `light` for what is on, `subtle` for text alone. */
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  size?: 'compact' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type Plain<Element extends 'button' | 'a'> = PlainLook & ComponentPropsWithRef<Element>;

/**
 * A button of what the first screens draw: the frame, lists, and what replaces what failed. It looks like Mantine's
 * button, whose code loads with the pages that use it (docs/adr/0007).
 */
export function PlainButton(props: Plain<'button'>) {
  return <button type="button" {...plain(props)} />;
}

/** A link that looks like it: to any address. */
export function PlainButtonAnchor(props: Plain<'a'>) {
  return <a {...plain(props)} />;
}

/** The same, to a route. */
export const PlainButtonLink = createLink(PlainButtonAnchor);

function plain<Element extends 'button' | 'a'>({ variant, size, leftSection, rightSection, ...props }: Plain<Element>) {
  return {
    ...props,
    className: `${classes.button} ${props.className ?? ''}`,
    'data-variant': variant,
    'data-size': size,
    'data-left': leftSection ? '' : undefined,
    'data-right': rightSection ? '' : undefined,
    children: (
      <>
        {leftSection}
        {props.children}
        {rightSection}
      </>
    ),
  };
}
