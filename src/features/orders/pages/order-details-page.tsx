export function OrderDetailsPage() {
  return null;
}
