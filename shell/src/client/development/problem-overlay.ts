import type { Problem } from '@careers/federation/development';

const STYLES = `
  section { position: fixed; z-index: 2147483647; inset: auto 0 0; max-height: 80vh; overflow: auto; padding: 1rem 1.5rem;
    background: Canvas; color: CanvasText; border-top: 4px solid; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0.5rem 0 0; font-size: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
  p { margin: 0; }
  pre { margin: 0.5rem 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { float: right; font: inherit; padding: 0.25rem 0.75rem; }
`;

/** Lists problems over the page; in a shadow tree, so that neither styles the other. */
export class ProblemOverlay {
  readonly #host = document.createElement('div');
  readonly #tree = this.#host.attachShadow({ mode: 'open' });
  #shown = '';

  show(problems: readonly Problem[]): void {
    const text = JSON.stringify(problems);
    // Closed by the author, they stay closed until something changes.
    if (text === this.#shown) return;
    this.#shown = text;
    if (problems.length === 0) return this.#host.remove();
    const section = document.createElement('section');
    section.setAttribute('role', 'alert');
    const close = element('button', 'Close');
    close.addEventListener('click', () => this.#host.remove());
    section.append(close, ...problems.flatMap(elementsOf));
    this.#tree.replaceChildren(element('style', STYLES), section);
    document.body.append(this.#host);
  }
}

function elementsOf({ kind, remote, path, message, stack }: Problem): HTMLElement[] {
  const where = [remote, kind, path].filter(Boolean).join(' · ');
  return [element('p', where), element('h2', message), element('pre', stack)];
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
