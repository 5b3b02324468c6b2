/**
 * What is uploading, in this browser's storage, so that a page that closes or reloads before a document is attached loses
 * none silently: what the file manager has by then is attached on return, and what it doesn't have is named.
 */
import * as z from 'zod/mini';
import { StoredFile } from '@/api/generated/billing/model';
import { PageFindings } from '@/api/generated/filing/model';
import { type OpenedPage, pageEnded, thisPage } from '@/lib/browser/page-life';
import { createJournal, type Journal } from '@/lib/storage/journal';
import type { Upload } from './upload';

/** A document that isn't attached yet. Without `stored`, the file manager doesn't have it. */
export interface RecordedUpload<Slot> extends Pick<Upload<Slot>, 'id' | 'slot' | 'name'> {
  uploaded?: Pick<Upload<Slot>, 'pageCount' | 'isWord' | 'findings'> & { stored: StoredFile };
}

interface Entry<Slot> {
  /** When it was last written, ISO 8601. Those of drafts that nobody continues are deleted, as their changes are. */
  editedAt: string;
  pages: (OpenedPage & { uploads: RecordedUpload<Slot>[] })[];
}

type Schema<Value> = z.ZodMiniType<Value>;

function entrySchema<Slot>(slot: Schema<Slot>) {
  const uploaded = z.object({
    stored: StoredFile,
    pageCount: z.optional(z.number()),
    isWord: z.optional(z.boolean()),
    findings: z.optional(PageFindings),
  });
  const upload = z.object({ id: z.string(), name: z.string(), slot, uploaded: z.optional(uploaded) });
  return z.object({
    editedAt: z.string(),
    pages: z.array(z.object({ id: z.string(), tab: z.string(), uploads: z.array(upload) })),
  });
}

export class UploadRecord<Slot> {
  readonly #journal: Journal<Entry<Slot>>;
  readonly #subject: string;
  readonly #page: OpenedPage;

  /** @param subject the person and what the documents are added to */
  constructor(subject: string, slot: Schema<Slot>, page = thisPage()) {
    this.#journal = createJournal<Entry<Slot>>('draft:uploads', entrySchema(slot));
    this.#subject = subject;
    this.#page = page;
  }

  /** Records this page's documents in place of those recorded before. */
  write(uploads: readonly RecordedUpload<Slot>[]): void {
    const others = this.#pages().filter(({ id }) => id !== this.#page.id);
    this.#keep(uploads.length > 0 ? [...others, { ...this.#page, uploads: [...uploads] }] : others);
  }

  /** Hands over what ended pages left, each once and to one page alone, until the signal aborts. */
  followEnded(onLeft: (uploads: readonly RecordedUpload<Slot>[]) => void, signal: AbortSignal): void {
    for (const page of this.#pages())
      if (page.id !== this.#page.id)
        pageEnded(page, signal).then(
          () => onLeft(this.#claim(page.id)),
          () => {},
        );
  }

  #claim(pageId: string): readonly RecordedUpload<Slot>[] {
    const pages = this.#pages();
    this.#keep(pages.filter(({ id }) => id !== pageId));
    return pages.find(({ id }) => id === pageId)?.uploads ?? [];
  }

  #pages(): Entry<Slot>['pages'] {
    return this.#journal.read(this.#subject)?.pages ?? [];
  }

  #keep(pages: Entry<Slot>['pages']): void {
    if (pages.length === 0) this.#journal.clear(this.#subject);
    else this.#journal.write(this.#subject, { editedAt: new Date().toISOString(), pages });
  }
}

/** The upload of a document that an earlier page uploaded; none for others. */
export function uploadsOf<Slot>({ id, name, slot, uploaded }: RecordedUpload<Slot>): Upload<Slot>[] {
  if (!uploaded) return [];
  const { stored, ...facts } = uploaded;
  const { name: fileName, sizeBytes } = stored;
  return [{ id, name, slot, fileName, sizeBytes, ...facts, state: { kind: 'uploaded', stored } }];
}

/** What is recorded of an upload. */
export function recordedOf<Slot>({ id, name, slot, state, ...facts }: Upload<Slot>): RecordedUpload<Slot> {
  if (state.kind !== 'uploaded') return { id, name, slot };
  const { pageCount, isWord, findings } = facts;
  return {
    ...{ id, name, slot },
    uploaded: {
      stored: state.stored,
      ...(pageCount !== undefined && { pageCount }),
      ...(isWord !== undefined && { isWord }),
      ...(findings && { findings }),
    },
  };
}
