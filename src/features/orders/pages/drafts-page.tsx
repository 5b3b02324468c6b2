export function DraftsPage() {
  return null;
}
