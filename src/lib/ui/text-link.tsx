import '@mantine/core/styles/Anchor.css';
import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type BaseProps = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>;

/** A link to a page of the application, in running text and in lists. */
export const TextLink = createLink((props: BaseProps) => <Anchor {...props} />);
