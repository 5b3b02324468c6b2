const scheme = 'data-mantine-color-scheme';

/** Paper is white and takes no grounds: what is dark on the screen is printed as it is in light. */
export function printInLight(page: Document = document, from: EventTarget = window): void {
  from.addEventListener('beforeprint', () => {
    const shown = page.documentElement.getAttribute(scheme);
    if (shown !== 'dark') return;
    page.documentElement.setAttribute(scheme, 'light');
    from.addEventListener('afterprint', () => page.documentElement.setAttribute(scheme, shown), { once: true });
  });
}
