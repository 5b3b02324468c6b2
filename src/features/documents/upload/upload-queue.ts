/**
 * Checks documents one at a time and uploads them to the file manager two at a time. Lives outside React, so uploads
 * continue when the user moves between steps.
 */
import pLimit from 'p-limit';
import { useSyncExternalStore } from 'react';
import type { StoredFile } from '@/api/generated/billing/model';
import type { UploadProgress } from '@/api/upload-transport';
import { trackWork } from '@/lib/async/work-under-way';
import { courtFileName, pdfFileName } from '../model/file-name';
import { refuseBySize } from '../model/refusal';
import { type DocumentPolicy, isUnderway, type Upload, type UploadState } from './upload';
import { readUploadFailure } from './upload-failure';
import type { Checked } from './upload-file';

/** The work that the queue schedules. */
export interface UploadPorts {
  /** Checks a file's contents. Rejects only when the browser could not check at all. */
  check(file: File): Promise<Checked>;
  /** Uploads a file under its name. Rejects with the request runner's errors. */
  send(
    file: File,
    options: { signal: AbortSignal; onUploadProgress: (progress: UploadProgress) => void },
  ): Promise<StoredFile>;
  /** Fetches the PDF that the file manager made from a Word document. */
  load(stored: StoredFile): Promise<Blob>;
}

export class UploadQueue<Slot> {
  readonly #ports: UploadPorts;
  readonly #listeners = new Set<() => void>();
  readonly #limitChecks = pLimit(1);
  readonly #limitTransfers = pLimit(2);
  readonly #cancels = new Map<string, AbortController>();
  readonly #files = new Map<string, File>();
  #uploads: readonly Upload<Slot>[] = [];

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The documents still in the queue, in the order added. */
  readonly uploads = (): readonly Upload<Slot>[] => this.#uploads;

  readonly hasUnderway = (): boolean => this.#uploads.some(isUnderway);

  /** The local file behind a stored one; undefined when it was not uploaded from this page. */
  localFile(fileId: string): File | undefined {
    return this.#files.get(fileId);
  }

  /** Adds a document: it is checked, then uploaded or rejected. */
  add(file: File, slot: Slot, { maxFileNameLength }: Pick<DocumentPolicy, 'maxFileNameLength'>): void {
    const refusal = refuseBySize(file.size);
    const upload: Upload<Slot> = {
      id: crypto.randomUUID(),
      slot,
      file,
      fileName: courtFileName(file.name, maxFileNameLength),
      state: refusal ? { kind: 'refused', refusal } : { kind: 'checking' },
    };
    this.#set([...this.#uploads, upload]);
    if (!refusal) void trackWork(this.#process(upload, maxFileNameLength));
  }

  /** Cancels an upload at any stage and forgets it. */
  remove(id: string): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#cancels.get(id)?.abort();
  }

  /** Tries a failed upload again. It stored nothing, so no duplicate results. */
  retry(id: string): void {
    const upload = this.#find(id);
    if (upload?.state.kind !== 'failed') return;
    this.#become(id, { kind: 'waiting' });
    void trackWork(this.#transfer(upload));
  }

  /** Removes an uploaded document from the queue for its caller to keep. Its file stays for the preview. */
  take(id: string): void {
    const upload = this.#find(id);
    if (upload?.state.kind !== 'uploaded') return;
    if (!upload.isWord) this.#files.set(upload.state.stored.fileId, upload.file);
    this.remove(id);
  }

  async #process(upload: Upload<Slot>, maxFileNameLength: number): Promise<void> {
    const { id, file } = upload;
    const checked = await this.#limitChecks(async () => (this.#find(id) ? this.#check(file) : undefined));
    if (!checked || !this.#find(id)) return;
    if (checked.kind === 'refused') return this.#become(id, checked);
    const isPdf = checked.kind === 'fit' && checked.pageCount !== undefined;
    const fileName = isPdf ? courtFileName(pdfFileName(file.name), maxFileNameLength) : upload.fileName;
    this.#change(id, { ...factsOf(checked), fileName, state: { kind: 'waiting' } });
    await this.#transfer({ ...upload, fileName });
  }

  /** A check that fails accepts the file: the file manager checks again. */
  async #check(file: File): Promise<Checked> {
    try {
      return await this.#ports.check(file);
    } catch {
      return { kind: 'fit' };
    }
  }

  #transfer({ id, file, fileName }: Upload<Slot>): Promise<void> {
    return this.#limitTransfers(async () => {
      if (this.#find(id)?.state.kind !== 'waiting') return;
      const cancel = new AbortController();
      this.#cancels.set(id, cancel);
      this.#become(id, { kind: 'uploading', sentBytes: 0, totalBytes: file.size });
      try {
        const stored = await this.#ports.send(new File([file], fileName, { type: file.type }), {
          signal: cancel.signal,
          onUploadProgress: (progress) => this.#become(id, { kind: 'uploading', ...progress }),
        });
        if (stored.convertedFrom) await this.#checkConverted(id, stored);
        else this.#become(id, { kind: 'uploaded', stored });
      } catch (error) {
        this.#become(id, readUploadFailure(error));
      } finally {
        this.#cancels.delete(id);
      }
    });
  }

  /** Checks the PDF of a Word document: a scan that was pasted into it has no text either. */
  async #checkConverted(id: string, stored: StoredFile): Promise<void> {
    const checked = await this.#limitChecks(async () => {
      try {
        const pdf = new File([await this.#ports.load(stored)], stored.name, { type: stored.contentType });
        const answer = await this.#ports.check(pdf);
        if (answer.kind === 'fit') this.#files.set(stored.fileId, pdf);
        return answer;
      } catch {
        return { kind: 'fit' as const };
      }
    });
    if (checked.kind === 'refused') return this.#become(id, checked);
    this.#change(id, { ...factsOf(checked), isWord: true, state: { kind: 'uploaded', stored } });
  }

  #find(id: string): Upload<Slot> | undefined {
    return this.#uploads.find((upload) => upload.id === id);
  }

  #become(id: string, state: UploadState): void {
    this.#change(id, { state });
  }

  /** Ignores an upload that was removed in the meantime. */
  #change(id: string, change: Partial<Upload<Slot>>): void {
    if (!this.#find(id)) return;
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly Upload<Slot>[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

/** What a check found out. */
function factsOf(
  checked: Exclude<Checked, { kind: 'refused' }>,
): Pick<Upload<never>, 'isWord' | 'pageCount' | 'findings'> {
  return checked.kind === 'word' ? { isWord: true } : { pageCount: checked.pageCount, findings: checked.findings };
}

/** The documents in the queue: waiting, uploading, uploaded, failed or rejected. */
export function useUploads<Slot>(queue: UploadQueue<Slot>): readonly Upload<Slot>[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}

/** Whether leaving the page would lose a document. */
export function useHasUnderway(queue: UploadQueue<unknown>): boolean {
  return useSyncExternalStore(queue.subscribe, queue.hasUnderway);
}
