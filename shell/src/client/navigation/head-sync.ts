import type { HeadElement, PageHead } from '../../protocol/page-answer.ts';

export function readHead(pageName: string): PageHead {
  const elements = [...document.head.querySelectorAll('[data-head]')].map((element) => ({
    name: element.localName as HeadElement['name'],
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent,
  }));
  return { title: document.title, pageName, elements };
}

export function showHead({ title, elements }: PageHead): void {
  document.title = title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes, text } of elements) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
