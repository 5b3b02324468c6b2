/**
 * Checks documents one at a time and uploads them to the file manager two at a time. Lives outside React, so uploads
 * continue when the user moves between steps.
 */
import pLimit from 'p-limit';
import { useEffect, useSyncExternalStore } from 'react';
import type { StoredFile } from '@/api/generated/billing/model';
import type { UploadProgress } from '@/api/upload-transport';
import { trackWork } from '@/lib/async/work-under-way';
import { askBeforeLeaving } from '@/lib/browser/ask-before-leaving';
import { courtFileName, pdfFileName } from '../model/file-name';
import { refuseBySize } from '../model/refusal';
import { type DocumentPolicy, isUnderway, type Upload, type UploadState } from './upload';
import { readUploadFailure } from './upload-failure';
import type { Checked } from './upload-file';
import { type RecordedUpload, recordedOf, type UploadRecord, uploadsOf } from './upload-record';

/** The work that the queue schedules. */
export interface UploadPorts<Slot = unknown> {
  /** Checks a file's contents. Rejects only when the browser could not check at all. */
  check(file: File, slot: Slot): Promise<Checked>;
  /** Uploads a file under its name. Rejects with the request runner's errors. */
  send(
    file: File,
    options: { signal: AbortSignal; onUploadProgress: (progress: UploadProgress) => void },
    slot: Slot,
  ): Promise<StoredFile>;
  /** Fetches the PDF that the file manager made from a Word document. */
  load(stored: StoredFile): Promise<Blob>;
}

/** How far the documents added together are: `current` is uploading, of `total`. */
export interface UploadProgressOfAll {
  current: number;
  total: number;
}

const none: readonly RecordedUpload<never>[] = [];

export class UploadQueue<Slot> {
  readonly #ports: UploadPorts<Slot>;
  readonly #record: UploadRecord<Slot> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #limitChecks = pLimit(1);
  readonly #limitTransfers = pLimit(2);
  readonly #cancels = new Map<string, AbortController>();
  readonly #files = new Map<string, File>();
  #uploads: readonly Upload<Slot>[] = [];
  /** Documents of earlier pages that the file manager doesn't have. */
  #lost: readonly RecordedUpload<Slot>[] = none;
  /** Documents added since the last upload ended. */
  readonly #batch = new Set<string>();
  #recorded = '[]';
  #stopAsking: (() => void) | undefined;

  /** @param record where the documents that aren't taken yet are recorded */
  constructor(ports: UploadPorts<Slot>, record?: UploadRecord<Slot>) {
    this.#ports = ports;
    this.#record = record;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The documents still in the queue, in the order added. */
  readonly uploads = (): readonly Upload<Slot>[] => this.#uploads;

  readonly hasUnderway = (): boolean => this.#uploads.some(isUnderway);

  /** Names documents that were chosen in a page that closed before they were uploaded, until dismissed. */
  readonly lost = (): readonly Pick<RecordedUpload<Slot>, 'id' | 'name'>[] => this.#lost;

  /** Undefined while nothing is uploading. */
  progress(): UploadProgressOfAll | undefined {
    const underway = this.#uploads.filter(isUnderway).length;
    if (underway === 0) return undefined;
    return { current: this.#batch.size - underway + 1, total: this.#batch.size };
  }

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
      name: file.name,
      sizeBytes: file.size,
      fileName: courtFileName(file.name, maxFileNameLength),
      state: refusal ? { kind: 'refused', refusal } : { kind: 'checking' },
    };
    if (!refusal) this.#batch.add(upload.id);
    this.#set([...this.#uploads, upload]);
    if (!refusal) void trackWork(this.#process(upload, file, maxFileNameLength));
  }

  /** Cancels an upload at any stage and forgets it. */
  remove(id: string): void {
    this.#batch.delete(id);
    this.#forget(id);
    this.#cancels.get(id)?.abort();
  }

  /** Cancels all uploads and forgets them. */
  clear(): void {
    for (const { id } of this.#uploads) this.remove(id);
  }

  /** Names an uploaded document as lost: what it was added to is gone. */
  giveUp(id: string): void {
    const upload = this.#find(id);
    if (!upload) return;
    const { name, slot } = upload;
    this.#lost = [...this.#lost, { id, name, slot }];
    this.#forget(id);
  }

  dismissLost(): void {
    this.#lost = none;
    this.#set(this.#uploads);
  }

  /** Takes over what earlier pages left, until the signal aborts: uploaded documents; the names of the others. */
  recover(signal: AbortSignal): void {
    this.#record?.followEnded((left) => {
      const uploads = left.flatMap(uploadsOf);
      this.#lost = [...this.#lost, ...left.filter(({ uploaded }) => !uploaded)];
      this.#set([...uploads, ...this.#uploads]);
    }, signal);
  }

  /** Tries a failed upload again. It stored nothing, so no duplicate results. */
  retry(id: string): void {
    const upload = this.#find(id);
    if (upload?.state.kind !== 'failed' || !upload.file) return;
    this.#batch.add(id);
    this.#become(id, { kind: 'waiting' });
    void trackWork(this.#transfer(upload, upload.file));
  }

  /** Removes an uploaded document from the queue for its caller to keep. Its file stays for the preview. */
  take(id: string): void {
    const upload = this.#find(id);
    if (upload?.state.kind !== 'uploaded') return;
    if (upload.file && !upload.isWord) this.#files.set(upload.state.stored.fileId, upload.file);
    this.#forget(id);
  }

  async #process(upload: Upload<Slot>, file: File, maxFileNameLength: number): Promise<void> {
    const { id, slot } = upload;
    const checked = await this.#limitChecks(async () => (this.#find(id) ? this.#check(file, slot) : undefined));
    if (!checked || !this.#find(id)) return;
    if (checked.kind === 'refused') return this.#become(id, checked);
    const isPdf = checked.kind === 'fit' && checked.pageCount !== undefined;
    const fileName = isPdf ? courtFileName(pdfFileName(file.name), maxFileNameLength) : upload.fileName;
    this.#change(id, { ...factsOf(checked), fileName, state: { kind: 'waiting' } });
    await this.#transfer({ ...upload, fileName }, file);
  }

  /** A check that fails accepts the file: the file manager checks again. */
  async #check(file: File, slot: Slot): Promise<Checked> {
    try {
      return await this.#ports.check(file, slot);
    } catch {
      return { kind: 'fit' };
    }
  }

  #transfer({ id, fileName, slot }: Upload<Slot>, file: File): Promise<void> {
    return this.#limitTransfers(async () => {
      if (this.#find(id)?.state.kind !== 'waiting') return;
      const cancel = new AbortController();
      this.#cancels.set(id, cancel);
      this.#become(id, { kind: 'uploading', sentBytes: 0, totalBytes: file.size });
      try {
        const onUploadProgress = (progress: UploadProgress) => this.#become(id, { kind: 'uploading', ...progress });
        const named = new File([file], fileName, { type: file.type });
        const stored = await this.#ports.send(named, { signal: cancel.signal, onUploadProgress }, slot);
        if (stored.convertedFrom) await this.#checkConverted(id, slot, stored);
        else this.#become(id, { kind: 'uploaded', stored });
      } catch (error) {
        this.#become(id, readUploadFailure(error));
      } finally {
        this.#cancels.delete(id);
      }
    });
  }

  /** Checks the PDF of a Word document: a scan that was pasted into it has no text either. */
  async #checkConverted(id: string, slot: Slot, stored: StoredFile): Promise<void> {
    const checked = await this.#limitChecks(async () => {
      try {
        const pdf = new File([await this.#ports.load(stored)], stored.name, { type: stored.contentType });
        const answer = await this.#ports.check(pdf, slot);
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
    if (state.kind === 'refused' || state.kind === 'failed') this.#batch.delete(id);
    this.#change(id, { state });
  }

  #forget(id: string): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  /** Ignores an upload that was removed in the meantime. */
  #change(id: string, change: Partial<Upload<Slot>>): void {
    if (!this.#find(id)) return;
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  /** Progress alone changes nothing that is recorded. */
  #keepRecord(): void {
    if (!this.#record) return;
    const recorded = [...this.#lost, ...this.#uploads.map(recordedOf)];
    const text = JSON.stringify(recorded);
    if (text !== this.#recorded) this.#record.write(recorded);
    this.#recorded = text;
  }

  /** A reload would lose what isn't attached yet; a document that was rejected is lost anyway. */
  #askBeforeLeaving(): void {
    if (this.#uploads.some(({ state }) => state.kind !== 'refused')) this.#stopAsking ??= askBeforeLeaving();
    else {
      this.#stopAsking?.();
      this.#stopAsking = undefined;
    }
  }

  #set(uploads: readonly Upload<Slot>[]): void {
    this.#uploads = uploads;
    if (!this.hasUnderway()) this.#batch.clear();
    this.#keepRecord();
    this.#askBeforeLeaving();
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

/** Whether a document is on its way to the file manager. */
export function useHasUnderway<Slot>(queue: UploadQueue<Slot>): boolean {
  return useSyncExternalStore(queue.subscribe, queue.hasUnderway);
}

/** Takes over what earlier pages left in the record of a queue, while the person can add to it. */
export function useRecoveredUploads<Slot>(queue: UploadQueue<Slot>, isReadOnly = false): void {
  useEffect(() => {
    if (isReadOnly) return;
    const left = new AbortController();
    queue.recover(left.signal);
    return () => left.abort();
  }, [queue, isReadOnly]);
}

/** `Uploading 2 of 3`, or how many aren't uploaded; undefined when everything that was added is. */
export function useUploadStatus<Slot>(queue: UploadQueue<Slot>): { text: string; isBad: boolean } | undefined {
  const underway = useSyncExternalStore(queue.subscribe, () => progressText(queue));
  const failed = useSyncExternalStore(
    queue.subscribe,
    () => queue.uploads().filter(({ state }) => state.kind === 'failed').length,
  );
  if (underway !== undefined) return { text: underway, isBad: false };
  if (failed === 0) return undefined;
  return { text: failed === 1 ? '1 document not uploaded' : `${failed} documents not uploaded`, isBad: true };
}

function progressText<Slot>(queue: UploadQueue<Slot>): string | undefined {
  const progress = queue.progress();
  return progress && `Uploading ${progress.current} of ${progress.total}`;
}
