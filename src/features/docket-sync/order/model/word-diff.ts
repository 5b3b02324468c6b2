/** The words of two texts, as kept, added or taken away. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts aren't compared word by word: they are shown one after the other. */
const mostWords = 600;

/** What changed from one text to the other, word by word: the parts but the added ones are the old text, in order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, next] = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/));
  if (!old || !next || old.length > mostWords || next.length > mostWords)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  // Lengths of the longest common subsequences from each pair of places on.
  const width = next.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = next.length - 1; b >= 0; b -= 1)
      common[a * width + b] = isSame(old[a], next[b])
        ? (common[(a + 1) * width + b + 1] ?? 0) + 1
        : Math.max(common[(a + 1) * width + b] ?? 0, common[a * width + b + 1] ?? 0);
  const parts: DiffPart[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < next.length) {
    const [was = '', is = ''] = [old[a], next[b]];
    if (a < old.length && b < next.length && isSame(was, is)) {
      parts.push({ kind: 'same', text: is });
      a += 1;
      b += 1;
    } else if (
      b >= next.length ||
      (a < old.length && (common[(a + 1) * width + b] ?? 0) >= (common[a * width + b + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: was });
      a += 1;
    } else {
      parts.push({ kind: 'added', text: is });
      b += 1;
    }
  }
  return joined(parts);
}

const isSame = (a = '', b = '') => a.trim() === b.trim();

/** Neighbours of a kind as one part. */
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
