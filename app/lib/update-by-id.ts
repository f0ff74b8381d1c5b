/** The list with one item changed; the very same list when no item has the id, or the change gives the item back. */
export function updateById<Item extends { readonly id: string | number }>(
  items: readonly Item[],
  id: Item["id"],
  change: (item: Item) => Item,
): readonly Item[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return items;
  const changed = change(item);
  return changed === item ? items : items.with(index, changed);
}
