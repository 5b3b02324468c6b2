export function MatterDraftsPage() {
  return null;
}
