/** Chance by recipient: the same for the same job, attempt and question. */
import { createHash } from 'node:crypto';

const digest = (jobId: string, question: string) => createHash('sha256').update(`${jobId} ${question}`).digest();

/** A number from 0 up to 1. */
export function chanceOf(jobId: string, question: string): number {
  return digest(jobId, question).readUInt32BE(0) / 2 ** 32;
}

export function pick<Item>(items: readonly [Item, ...Item[]], jobId: string, question: string): Item {
  return items[Math.floor(chanceOf(jobId, question) * items.length)] ?? items[0];
}

/** A UUID that follows from a job and what it names. */
export function idOf(jobId: string, name: string): string {
  const hex = digest(jobId, `id ${name}`).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
