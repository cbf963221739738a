import type { Block, Fact, Mail } from './mail.ts';

/** Content-ID of the attached logo, so that reading the mail fetches nothing. */
export const LOGO_CID = 'logo';

const INK = '#1f0c26';
const GREY = '#5c4a63';
const CITRON = '#ffd02e';
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Dark mode, for mail clients that support style sheets; others show the inline light colours. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){body,.page{background:#1f0c26!important;color:#f4eefa!important}h1,b,td,.link{color:#f4eefa!important}.quiet,.quiet p,.quiet td,.term{color:#c9b3e6!important}.foot{border-color:#7d6a8a!important}}`;

/** Padding that keeps the body out of the preview line. */
const NOTHING_MORE = '&#847; '.repeat(80);

/** Renders the two bodies of a mail: complete plain text, and HTML that works without style sheets and images. */
export function layOut(mail: Mail, productName: string): { text: string; html: string } {
  const signature = `${productName} recrute`;
  return {
    text: `${[mail.title, ...mail.blocks.map(asText), '-- ', ...mail.footer.map(asText), signature].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(mail.subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbf9fe;color:${INK};${FONT};font-size:17px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(mail.preview)} ${NOTHING_MORE}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td align="left" style="color:${INK};${FONT};font-size:17px;line-height:1.6">
<p style="margin:0 0 28px"><img src="cid:${LOGO_CID}" alt="" width="40" height="40" style="vertical-align:middle;border:0"> <b style="padding-left:6px;font-size:20px;vertical-align:middle">${escape(signature)}</b></p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${escape(mail.title)}</h1>
${mail.blocks.map(asHtml).join('\n')}
<div class="foot quiet" style="margin-top:32px;padding-top:20px;border-top:1px solid #d9cfe2;color:${GREY};font-size:15px">
${mail.footer.map(asHtml).join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body></html>
`,
  };
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows
        .map(([term, value, url]) => `${term}\u00a0: ${value}${url ? `\n${url}` : ''}`)
        .join('\n');
    case 'button':
      return `${block.label}\u00a0:\n${block.url}`;
    case 'links':
      return block.items.map(({ label, detail, url }) => `${label}\n${detail}\n${url}`).join('\n\n');
  }
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${sentences(block.text)}</p>`;
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:inherit;line-height:1.45">${block.rows.map(asRow).join('')}</table>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${CITRON};color:${INK};font-weight:700;text-decoration:none">${escape(block.label)}</a></p>`;
    case 'links':
      return block.items
        .map(
          ({ label, detail, url }) =>
            `<p style="margin:0 0 14px;line-height:1.45">${link(url, label)}<br><span class="term" style="color:${GREY}">${escape(detail)}</span></p>`,
        )
        .join('\n');
  }
}

function asRow([term, value, url]: Fact): string {
  const shown = url ? link(url, value) : `<b>${escape(value)}</b>`;
  return `<tr><th class="term" scope="row" align="left" valign="top" style="padding:3px 16px 3px 0;color:${GREY};font-weight:400">${escape(term)}</th><td valign="top" style="padding:3px 0;overflow-wrap:anywhere">${shown}</td></tr>`;
}

function link(url: string, label: string): string {
  return `<a class="link" href="${escape(url)}" style="color:${INK};font-weight:700">${escape(label)}</a>`;
}

/** Escapes a text; keeps "e-mail" from wrapping, as few mail fonts have a non-breaking hyphen. */
function sentences(text: string): string {
  return escape(text).replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
