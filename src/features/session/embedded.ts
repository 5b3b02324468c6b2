/** Whether the application runs in a frame of a practice-management tool (specification, application section 1). */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}
