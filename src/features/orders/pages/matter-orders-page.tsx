export function MatterOrdersPage() {
  return null;
}
