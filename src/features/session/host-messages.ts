/** What the page around the application's frame may tell it, and is told. Loaded in a frame only. */
import * as z from 'zod/mini';

const message = z.discriminatedUnion('type', [
  /** The tool shows another matter now. */
  z.strictObject({
    type: z.literal('benchfile:show-matter'),
    clientReference: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    mappingId: z.optional(z.guid()),
  }),
  /** The tool fits its frame to what is in it. Answered with `{type: 'benchfile:height', height}`, in CSS pixels. */
  z.strictObject({ type: z.literal('benchfile:ask-height') }),
]);

interface HostListener {
  /** Origins of the pages that may show the application in a frame; nobody else is listened to. */
  hosts: readonly string[];
  showMatter(matter: { clientReference: string; mappingId?: string | undefined }): void;
}

/**
 * Listens to the page around the frame. A message of anybody else, even of a frame within, or one that is not of these
 * kinds to the last field, changes nothing and is not answered.
 * @returns how to stop.
 */
export function listenToHost({ hosts, showMatter }: HostListener): () => void {
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !hosts.includes(origin)) return;
    const { success, data: told } = message.safeParse(data);
    if (!success) return;
    if (told.type === 'benchfile:show-matter') showMatter(told);
    else window.parent.postMessage({ type: 'benchfile:height', height: document.documentElement.scrollHeight }, origin);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
