/** Replacements of removed nodes; acyclic, since a node in the document has none. */
const substitutes = new WeakMap<Node, ChildNode>();
const isSubstitute = new WeakSet<Node>();

/**
 * Makes React work with browser translations, which replace texts by their own elements: React would throw when it
 * removes such a text or inserts before it, and update it invisibly (facebook/react#11538).
 */
export function followMovedTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver(read);
  // Observes text data too: a text may change between its removal and the processing of these records.
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    read(observer.takeRecords());
    const shown = shownFor(child);
    if (shown?.parentNode && this.contains(shown)) removeChild.call(shown.parentNode, shown);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (!next || next.parentNode === this) return insertBefore.call(this, child, next) as Child;
    read(observer.takeRecords());
    let place: Node | null = shownFor(next);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };

  function read(records: readonly MutationRecord[]): void {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showAgain(target);
      const substitute = [addedNodes[0], previousSibling, nextSibling].find(
        (node) => node && added.has(node),
      );
      const [removed] = removedNodes;
      if (!removed || !substitute || !(removed instanceof Text || isSubstitute.has(removed))) continue;
      substitutes.delete(substitute);
      substitutes.set(removed, substitute as ChildNode);
      isSubstitute.add(substitute);
      // Observes removed texts, which change only while React still uses them.
      observer.observe(removed, { characterData: true });
    }
  }
}

/** Returns the node while it has a parent, else its substitute. */
function shownFor(node: Node): ChildNode | null {
  let shown: Node | undefined = node;
  while (shown && !shown.parentNode) shown = substitutes.get(shown);
  return (shown as ChildNode | undefined) ?? null;
}

/** Reinserts a changed text, for the translation to process. */
function showAgain(text: Node): void {
  const shown = shownFor(text);
  if (!shown || shown === text) return;
  substitutes.delete(text);
  shown.replaceWith(text);
}
