import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes this document run inserted scripts like a browser, from these folders by URL prefix. Returns a function that
 * stops it.
 */
export function runScripts(folders: Readonly<Record<string, string>>): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) run(node, folders);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function run(script: HTMLScriptElement, folders: Readonly<Record<string, string>>): void {
  const { pathname } = new URL(script.src);
  const prefix = Object.keys(folders).find((each) => pathname.startsWith(each));
  const folder = prefix === undefined ? undefined : folders[prefix];
  if (prefix === undefined || folder === undefined) return;
  const inline = document.createElement('script');
  inline.text = readFileSync(join(folder, pathname.slice(prefix.length)), 'utf8');
  // The script finds its own address by `document.currentScript`.
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.append(inline);
  inline.remove();
  Reflect.deleteProperty(document, 'currentScript');
  script.dispatchEvent(new Event('load'));
}
