/** The page that stands in for the application when its runtime config cannot be used. Plain DOM: nothing else is up. */
export function showConfigProblems(container: HTMLElement, problems: readonly string[]): void {
  document.title = 'Benchfile is not configured';
  const page = document.createElement('main');
  page.className = 'config-problems';
  const title = document.createElement('h1');
  title.textContent = 'Benchfile is not configured';
  const text = document.createElement('p');
  text.textContent =
    'The runtime config (config.js) of this deployment cannot be used. Whoever runs it has to mend it:';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  page.append(title, text, list);
  container.replaceChildren(page);
}
