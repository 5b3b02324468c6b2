/** Words and "phrases" as typed: `stay, "summary judgment"` → `['stay', 'summary judgment']`, each once. */
export function readPhrases(text: string): string[] {
  const found = [...text.matchAll(/["“”]([^"“”]*)["“”]?|([^\s,;"“”]+)/g)].map(([, phrase, word]) =>
    (phrase ?? word ?? '').trim(),
  );
  return [...new Set(found.filter((each) => each !== ''))];
}

/** Phrases as a person types them; `readPhrases` reads them back. */
export function writePhrases(phrases: readonly string[]): string {
  return phrases.map((each) => (/[\s,;]/.test(each) ? `"${each}"` : each)).join(', ');
}
