/**
 * Saves something that was fetched as a file of the person's, as a link with `download` would.
 * @param fallbackName used where the answer did not name the file.
 */
export function saveBlob(blob: Blob, fallbackName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = blob instanceof File && blob.name !== '' ? blob.name : fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the address after the click; it is given back when they are done.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
