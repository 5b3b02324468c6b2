/** The words of two texts, as kept, added or taken away. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts aren't compared word by word: they are shown one after the other. */
const mostWords = 600;

/**
 * Tells what changed from one text to the other, word by word: the parts but the added ones are the old text, in order.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length > mostWords || next.length > mostWords)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  // Lengths of the longest common subsequences from each pair of places on.
  const width = next.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const commonFrom = (a: number, b: number) => common[a * width + b] ?? 0;
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = next.length - 1; b >= 0; b -= 1)
      common[a * width + b] = isSame(old[a], next[b])
        ? commonFrom(a + 1, b + 1) + 1
        : Math.max(commonFrom(a + 1, b), commonFrom(a, b + 1));
  const parts: DiffPart[] = [];
  let [a, b] = [0, 0];
  while (a < old.length && b < next.length) {
    const [was = '', is = ''] = [old[a], next[b]];
    if (isSame(was, is)) {
      parts.push({ kind: 'same', text: is });
      a += 1;
      b += 1;
    } else if (commonFrom(a + 1, b) >= commonFrom(a, b + 1)) {
      parts.push({ kind: 'removed', text: was });
      a += 1;
    } else {
      parts.push({ kind: 'added', text: is });
      b += 1;
    }
  }
  return joined([
    ...parts,
    { kind: 'removed', text: old.slice(a).join('') },
    { kind: 'added', text: next.slice(b).join('') },
  ]);
}

/** Words with the space after them. */
const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/);

const isSame = (a = '', b = '') => a.trim() === b.trim();

/** Neighbors of a kind as one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}
