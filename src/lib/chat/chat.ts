/** Support chat. The deployment's own script provides the vendor's widget. */

/** The person chatting, and the page they are on. */
export interface ChatVisitor {
  name?: string | undefined;
  email?: string | undefined;
  firm?: string | undefined;
  /** Support asks for it first. */
  customerNumber?: string | undefined;
  /** The page without its query and without names of matters, such as `/matter-view/$clientReference`. */
  page: string;
}

/** What the chat script sets as `globalThis.benchfileChat`. */
export interface ChatWidget {
  /** Opens the chat's window. */
  show(): void;
  /** Tells support who is chatting. */
  update(visitor: ChatVisitor): void;
}

export interface Chat {
  /** Opens the chat, loading the script first if necessary. Throws if the script does not load. */
  open(visitor: ChatVisitor): Promise<void>;
  /** Updates the visitor, debounced. Does nothing until the chat is opened. */
  update(visitor: ChatVisitor): void;
}

/** Milliseconds. A newly opened page needs a moment to set its title (specification, application section 9). */
const updateDelay = 200;

/** Creates a chat. The script loads when the chat is first opened. */
export function createChat(scriptAddress: string, load: (address: string) => Promise<void> = loadScript): Chat {
  let loading: Promise<ChatWidget> | undefined;
  let widget: ChatWidget | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const loadWidget = () => {
    loading ??= load(scriptAddress).then(findWidget);
    // Retries next time.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    async open(visitor) {
      widget = await loadWidget();
      widget.update(visitor);
      widget.show();
    },
    update(visitor) {
      clearTimeout(pending);
      if (widget) pending = setTimeout(() => widget?.update(visitor), updateDelay);
    },
  };
}

function findWidget(): ChatWidget {
  const widget: unknown = Reflect.get(globalThis, 'benchfileChat');
  if (!isWidget(widget)) throw new Error('The chat script did not set benchfileChat.');
  return widget;
}

function isWidget(value: unknown): value is ChatWidget {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['show', 'update'].every((method) => typeof Reflect.get(value, method) === 'function')
  );
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The chat script could not be loaded.'));
    });
    document.head.append(script);
  });
}
