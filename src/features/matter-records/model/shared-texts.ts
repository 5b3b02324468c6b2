/** A long story in little memory. */
import type { MatterEvent } from '@/api/generated/workspace/model';

/** The same events. Thousands say the same few texts and names, and each of those is kept once. */
export function withSharedTexts(events: readonly MatterEvent[]): MatterEvent[] {
  const texts = new Map<string, string>();
  const once = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return events.map(({ title, detail, actor, ...event }) => ({
    ...event,
    title: once(title),
    ...(detail !== undefined && { detail: once(detail) }),
    ...(actor !== undefined && { actor: once(actor) }),
  }));
}
