/**
 * Saves a blob to disk, like a link with `download`.
 * @param fallbackName used if the response did not name the file.
 */
export function saveBlob(blob: Blob, fallbackName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = blob instanceof File && blob.name !== '' ? blob.name : fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
