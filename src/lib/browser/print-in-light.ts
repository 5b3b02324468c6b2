const scheme = 'data-mantine-color-scheme';

/** Prints the dark theme in light colors, because browsers do not print backgrounds. */
export function printInLight(page: Document = document, from: EventTarget = window): void {
  from.addEventListener('beforeprint', () => {
    const shown = page.documentElement.getAttribute(scheme);
    if (shown !== 'dark') return;
    page.documentElement.setAttribute(scheme, 'light');
    from.addEventListener('afterprint', () => page.documentElement.setAttribute(scheme, shown), { once: true });
  });
}
