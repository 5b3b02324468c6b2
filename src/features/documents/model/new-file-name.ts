/** Names that a person gives to a document. */
import { fileStem } from './file-name';

/** What a new name must fit. */
export interface NameRoom {
  /** The name the document has now; its extension stays. */
  current: string;
  /** In characters, the extension included. */
  maxLength: number;
  /** Names of the other documents it goes to the court with. */
  others: readonly string[];
}

/** `Exhibit A.PDF` → `.PDF`. */
export const fileExtension = (name: string): string => name.slice(fileStem(name).length);

/** The whole name that somebody typed, who may have typed the extension or not. */
export function newFileName(typed: string, { current }: Pick<NameRoom, 'current'>): string {
  const extension = fileExtension(current);
  const name = typed.trim();
  return extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`;
}

/** Why a document cannot be called so; undefined when it can. */
export function refuseName(typed: string, room: NameRoom): string | undefined {
  const name = newFileName(typed, room);
  if (fileStem(name).trim() === '') return 'Enter a name';
  if (/[/\\]/.test(name)) return 'A name has no slashes';
  if (/[\p{Cc}\p{Cf}]/u.test(name)) return 'The name has characters that cannot be seen. Type it anew';
  if (name.length > room.maxLength)
    return `The court takes names of at most ${room.maxLength} characters; this one has ${name.length}`;
  const isTaken = room.others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another document of this filing has that name' : undefined;
}
