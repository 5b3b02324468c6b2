/**
 * Tells whether the application runs in the frame of a practice-management system (specification, application section
 * 1).
 */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}
