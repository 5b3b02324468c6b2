import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** A line under the title: what the page is of. */
  subtitle?: ReactNode;
  /** Where the page stands: links back up, before the title. */
  breadcrumb?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
}

/** Title of a page with its place and its actions. The one `h1` of a page. */
export function PageHeader({ title, subtitle, breadcrumb, actions }: PageHeaderProps) {
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" mb="lg">
      <Stack gap={4} miw={0}>
        {breadcrumb}
        <Title order={1} size="h2">
          {title}
        </Title>
        {subtitle && (
          <Text c="dimmed" size="sm" component="div">
            {subtitle}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
