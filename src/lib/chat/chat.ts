/** A chat with support, behind an interface: which vendor's widget it is, the deployment's own script knows. */

/** Who chats, as far as that is known, and what they look at. */
export interface ChatVisitor {
  name?: string | undefined;
  email?: string | undefined;
  firm?: string | undefined;
  /** What support asks for first. */
  customerNumber?: string | undefined;
  /** Path of the page, without its query: that may name a matter. */
  page: string;
}

/** What a deployment's chat script sets as `globalThis.benchfileChat` when it has been loaded. */
export interface ChatWidget {
  /** Opens the chat's window. */
  show(): void;
  /** Tells the people of support whom they talk to. */
  update(visitor: ChatVisitor): void;
}

export interface Chat {
  /** Loads the script when it is not there yet, and opens the chat. Fails when the script cannot be had. */
  open(visitor: ChatVisitor): Promise<void>;
  /** Passes on what changed, a moment later and only the last of several; nothing while nobody has opened the chat. */
  update(visitor: ChatVisitor): void;
}

/** Milliseconds: a page that was just opened has not named itself yet (specification, application section 9). */
const updateDelay = 200;

/** A chat whose script is at an address. Nothing is loaded before somebody opens it. */
export function createChat(scriptAddress: string, load: (address: string) => Promise<void> = loadScript): Chat {
  let loading: Promise<ChatWidget> | undefined;
  let widget: ChatWidget | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const loadWidget = () => {
    loading ??= load(scriptAddress).then(findWidget);
    // What failed is tried again the next time.
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
  const found: unknown = Reflect.get(globalThis, 'benchfileChat');
  if (!isWidget(found)) throw new Error('The chat script did not set benchfileChat.');
  return found;
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
