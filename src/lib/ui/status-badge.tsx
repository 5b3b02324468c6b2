import { Badge } from '@mantine/core';

/** What a status means to the person, whatever it is called. */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'warning' | 'bad';

const colors: Record<StatusTone, string> = {
  neutral: 'gray',
  progress: 'blue',
  good: 'teal',
  warning: 'yellow',
  bad: 'red',
};

/** A status in words, coloured by what it means. The words carry it; the colour only helps. */
export function StatusBadge({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <Badge variant="light" color={colors[tone]} tt="none" fw={600}>
      {label}
    </Badge>
  );
}
