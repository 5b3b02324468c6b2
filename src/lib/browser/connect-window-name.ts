/** Names the window in which a frame's person signs in to an outside system (src/features/integrations/connect-window.ts). */
export const connectWindowName = 'benchfile-connect';

/** The type of the message with which that window tells the frame that the person is back (public/connected.js). */
export const connectEnded = 'benchfile:connect-ended';
