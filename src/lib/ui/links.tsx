import '@mantine/core/styles/Anchor.css';
import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AnchorElementProps<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

/** A link to a page of the application, as text. */
export const AppLink = createLink((props: AnchorElementProps<AnchorProps>) => <Anchor {...props} />);

/** A link to a page of the application that looks like a button. */
export const ButtonLink = createLink((props: AnchorElementProps<ButtonProps>) => <Button component="a" {...props} />);
