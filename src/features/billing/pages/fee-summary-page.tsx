export function FeeSummaryPage() {
  return null;
}
