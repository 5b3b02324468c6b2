/** Replaces the application when its runtime config is invalid. Plain DOM, because nothing else is running. */
export function showConfigProblems(container: HTMLElement, problems: readonly string[]): void {
  document.title = 'Benchfile is not configured';
  const page = element('main', '', 'config-problems');
  const list = element('ul');
  for (const problem of problems) {
    const item = element('li');
    item.append(element('code', problem));
    list.append(item);
  }
  page.append(
    element('h1', 'Benchfile is not configured'),
    element('p', 'The configuration (config.js) is invalid. Ask your administrator to fix:'),
    list,
  );
  container.replaceChildren(page);
}

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
