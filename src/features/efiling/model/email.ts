/** Splits a list at lines, commas, semicolons and spaces, and drops duplicates. */
export function splitEmails(text: string): string[] {
  const parts = text.split(/[\s,;]/).filter((part) => part !== '');
  return parts.filter(
    (part, index) => parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index,
  );
}
