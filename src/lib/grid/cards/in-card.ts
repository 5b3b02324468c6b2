import { createContext } from 'react';

/** Whether a cell is drawn in a card. */
export const InCard = createContext(false);
