// Tells the frame that opened this window that the person is back from the connected system, and closes the window.
// Whether they allowed access is for the frame to ask. See src/features/integrations/connect-window.ts.
window.opener?.postMessage({ type: 'benchfile:connect-ended' }, window.location.origin);
window.close();
