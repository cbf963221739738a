import type { FastifyReply, FastifyRequest } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

interface Page {
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** A button that posts one hidden field. */
  button?: { label: string; action: string; field: string; value: string };
  link?: { label: string; address: string };
}

/** Says whether it is a person's browser that asks, not a program. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

export function sendPage(reply: FastifyReply, { title, text, button, link }: Page): FastifyReply {
  const form = button
    ? `<form method="post" action="${escape(button.action)}"><input type="hidden" name="${escape(button.field)}" value="${escape(button.value)}"><button>${escape(button.label)}</button></form>`
    : '';
  const next = link ? `<p><a href="${escape(link.address)}">${escape(link.label)}</a></p>` : '';
  // With "no-referrer" a browser posts the form as if from nowhere.
  void reply.header('referrer-policy', 'same-origin');
  return reply.type('text/html; charset=utf-8').send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1>${text.map((line) => `<p>${escape(line)}</p>`).join('')}${form}${next}</main></body></html>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
