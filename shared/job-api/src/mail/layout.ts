import type { Block, Mail } from './mail.ts';

const INK = '#1f0c26';
const GREY = '#5c4a63';
const CITRON = '#ffd02e';
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Returns a mail's two bodies: plain text whole by itself, HTML that needs no style sheet and no picture. */
export function layOut(mail: Mail, productName: string): { text: string; html: string } {
  const signature = `${productName} recrute`;
  return {
    text: `${[mail.title, ...mail.blocks.map(asText), '-- ', ...mail.footer.map(asText), signature].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf9fe;color:${INK};${FONT};font-size:17px;line-height:1.6">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:800;font-size:20px">${escape(signature)}</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${escape(mail.title)}</h1>
${mail.blocks.map(asHtml).join('\n')}
<div style="margin-top:32px;padding-top:16px;border-top:1px solid #d9cfe2;color:${GREY};font-size:15px">
${mail.footer.map(asHtml).join('\n')}
</div>
</div>
</body></html>
`,
  };
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows.map(([term, value]) => `${term}\u00a0: ${value}`).join('\n');
    case 'button':
      return `${block.label}\u00a0:\n${block.url}`;
    case 'links':
      return block.items.map(({ label, detail, url }) => `${label}\n${detail}\n${url}`).join('\n\n');
  }
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
    case 'facts':
      return `<p style="margin:0 0 16px">${block.rows
        .map(([term, value]) => `${escape(term)}\u00a0: <b>${escape(value)}</b>`)
        .join('<br>')}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${CITRON};color:${INK};font-weight:700;text-decoration:none">${escape(block.label)}</a></p>`;
    case 'links':
      return block.items
        .map(
          ({ label, detail, url }) =>
            `<p style="margin:0;padding:12px 0;border-top:1px solid #d9cfe2"><a href="${escape(url)}" style="color:${INK};font-weight:700">${escape(label)}</a><br><span style="color:${GREY}">${escape(detail)}</span></p>`,
        )
        .join('\n');
  }
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
