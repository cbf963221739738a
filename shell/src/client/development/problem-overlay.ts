import type { Problem } from '@careers/federation/development';

const STYLES = `
  section { position: fixed; z-index: 2147483647; inset: auto 0 0; max-height: 80vh; overflow: auto; padding: 1rem 1.5rem;
    background: Canvas; color: CanvasText; border-top: 4px solid; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0.5rem 0; font-size: 16px; }
  p { margin: 0; }
  pre { margin: 0.5rem 0; font: inherit; }
  h2, p, pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  article + article { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid; }
  button { position: sticky; top: 0; float: right; font: inherit; padding: 0.25rem 0.75rem; }
  footer { margin-top: 1rem; }
`;

/** Lists problems over the page, in a shadow tree to isolate styles. */
export class ProblemOverlay {
  readonly #host = document.createElement('div');
  readonly #tree = this.#host.attachShadow({ mode: 'open' });
  #shown = '';

  constructor() {
    // The page itself is in French.
    this.#host.lang = 'en';
    // Handles keys before the page's dialogs, which are below.
    window.addEventListener('keydown', (event) => this.#closeByKey(event), { capture: true });
  }

  /** Shows the latest problem first. */
  show(problems: readonly Problem[]): void {
    const text = JSON.stringify(problems);
    // Once closed, it stays closed until something changes.
    if (text === this.#shown) return;
    this.#shown = text;
    if (problems.length === 0) return this.#host.remove();
    const section = document.createElement('section');
    section.setAttribute('role', 'alert');
    const close = element('button', 'Close');
    close.addEventListener('click', () => this.#host.remove());
    const articles = problems.toReversed().map(articleOf);
    section.append(close, ...articles, element('footer', 'Save a fix, and this goes. Escape closes it.'));
    this.#tree.replaceChildren(element('style', STYLES), section);
    document.body.append(this.#host);
  }

  #closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#host.isConnected) return;
    event.stopImmediatePropagation();
    this.#host.remove();
  }
}

/** Heading from the message's first paragraph, location from the stack, then React's possible causes. */
function articleOf({ kind, remote, path, message, stack }: Problem): HTMLElement {
  const article = document.createElement('article');
  const [what = '', ...why] = message.split('\n\n');
  article.append(
    element('p', [remote, kind, path].filter(Boolean).join(' · ')),
    element('h2', what),
    ...[stack, why.join('\n\n')].filter(Boolean).map((text) => element('pre', text)),
  );
  return article;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
