import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { type AnyRouter, createLink, type LinkComponentProps, type RegisteredRouter } from '@tanstack/react-router';
import type { ComponentProps, ComponentPropsWithRef, ReactElement } from 'react';
import type { LinkDescription } from '../links/link-href';
import { useLinkTarget } from './use-link-target';

type AnchorElementProps<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;
type TextLinkProps = AnchorElementProps<AnchorProps>;

function TextLink(props: TextLinkProps) {
  return <Anchor {...props} />;
}

const PageLink = createLink(TextLink);

/** A link described by a menu or backend: `<AppLink kind="legacy" link="/account">`. */
export function AppLink(props: LinkDescription & TextLinkProps): ReactElement;
/** A link to a route of the application: `<AppLink to="/orders" search={{ state }}>`. */
export function AppLink<
  TRouter extends AnyRouter = RegisteredRouter,
  const TFrom extends string = string,
  const TTo extends string | undefined = undefined,
  const TMaskFrom extends string = TFrom,
  const TMaskTo extends string = '',
>(props: LinkComponentProps<typeof TextLink, TRouter, TFrom, TTo, TMaskFrom, TMaskTo>): ReactElement;
export function AppLink(props: (LinkDescription & TextLinkProps) | ComponentProps<typeof PageLink>): ReactElement {
  return 'kind' in props ? <DescribedLink {...props} /> : <PageLink {...props} />;
}

function DescribedLink({ kind, link, params, ...look }: LinkDescription & TextLinkProps) {
  return <PageLink {...useLinkTarget({ kind, link, params })} {...look} />;
}

/** A link to a route that looks like a button. */
export const ButtonLink = createLink((props: AnchorElementProps<ButtonProps>) => <Button component="a" {...props} />);
