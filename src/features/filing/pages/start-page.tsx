export function StartPage() {
  return <h1>Start a new case</h1>;
}
