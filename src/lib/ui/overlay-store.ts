/** A list of overlays, changed from anywhere and rendered by one host. */
export class OverlayStore<Item extends { id: number }> {
  private items: readonly Item[] = [];
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly Item[] => this.items;

  /** Adds an item with a new id, and returns the id. */
  add(make: (id: number) => Item): number {
    this.lastId += 1;
    this.change([...this.items, make(this.lastId)]);
    return this.lastId;
  }

  remove(id: number): void {
    this.change(this.items.filter((item) => item.id !== id));
  }

  private change(items: readonly Item[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
