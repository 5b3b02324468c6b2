import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type BaseProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

/** A link to a page of the application that is the next step, and looks like a button. */
export const ButtonLink = createLink((props: BaseProps) => <Button component="a" {...props} />);
