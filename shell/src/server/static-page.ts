interface StaticPage {
  title: string;
  heading: string;
  text: string;
  /** HTML below the text. */
  more?: string;
  /** Text of a link to the same address. */
  again?: string;
}

/**
 * Returns a page that depends on no remote, React or API; loads only two files of the design system, and is readable
 * without them.
 */
export function staticPage({ title, heading, text, more = '', again }: StaticPage): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Recrutement</title>
<link rel="icon" href="/static/ui/social/icone-48.png" sizes="48x48">
<style>
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#2D1138;color:#fff;
font:400 1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem}
img{display:block;width:4.5rem;height:4.5rem;margin:0 0 1.5rem}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15}
p{margin:0 0 1.75rem;color:#E6DAF5}
a{display:inline-block;margin:0 1rem 0.75rem 0;padding:0.875rem 1.5rem;border-radius:999px;background:#FFD02E;
color:#1F0C26;font-weight:700;text-decoration:none}
a+a{background:none;color:#fff;padding-inline:0;text-decoration:underline;text-underline-offset:0.25em}
form{display:inline}
button{margin:0 1rem 0.75rem 0;padding:0.875rem 1.5rem;border:0;border-radius:999px;background:#fff;color:#1F0C26;font:inherit;font-weight:700}
ul{margin:0 0 1.75rem;padding:0 0 0 1.25rem;overflow-wrap:anywhere}
a:focus-visible,button:focus-visible{outline:3px solid #fff;outline-offset:3px}
</style></head><body><main>
<img src="/static/ui/illustrations/motif-m4.svg" alt="" width="72" height="72">
<h1>${heading}</h1>
<p>${text}</p>
${more}${again === undefined ? '' : `<a href="">${again}</a>`}<a href="/">Revenir à l’accueil</a>
</main></body></html>`;
}

/** Page for 503, when no render process answers. */
export const UNAVAILABLE_PAGE = staticPage({
  title: 'Page momentanément indisponible',
  heading: 'Cette page revient dans un instant',
  text: 'Elle est momentanément indisponible. Rien de ce que vous avez enregistré n’est perdu\u00A0: réessayez dans quelques secondes.',
  again: 'Réessayer',
});

/** Page for refused requests: unsupported methods, broken HTTP. */
export const REFUSAL_PAGE = staticPage({
  title: 'Demande incomprise',
  heading: 'Nous n’avons pas compris cette demande',
  text: 'Elle nous est arrivée sous une forme que le site ne connaît pas. Ouvrez la page par un lien du site, ou repartez de l’accueil.',
});

/** Page for 403: a form of another site. */
export const CROSS_SITE_PAGE = staticPage({
  title: 'Envoi refusé',
  heading: 'Ce formulaire n’a pas été rempli ici',
  text: 'Il nous est arrivé depuis un autre site\u00A0: par sécurité, nous ne l’avons pas enregistré. Ouvrez la page sur notre site pour le remplir.',
  again: 'Ouvrir la page',
});

/** Page for 413: a form that is too long. */
export const LONG_FORM_PAGE = staticPage({
  title: 'Formulaire trop long',
  heading: 'Vous avez écrit plus que nous ne pouvons recevoir',
  text: 'Revenez à la page précédente\u00A0: ce que vous avez écrit s’y trouve encore. Raccourcissez vos textes, puis envoyez-les de nouveau.',
});

/** Page for 429 and 503: a form that cannot be processed now. */
export const FORM_UNAVAILABLE_PAGE = staticPage({
  title: 'Envoi interrompu',
  heading: 'Nous n’avons pas pu vous répondre',
  text: 'Revenez à la page précédente\u00A0: ce que vous avez écrit s’y trouve encore. Patientez quelques instants avant de l’envoyer de nouveau.',
});
