/** A script of its own beside the application, which asks for a page's data while the application's code loads. */
import { askEarly } from './api/head-start/ask-early';
import { earlyToken } from './features/session/early-token';

askEarly(earlyToken);
