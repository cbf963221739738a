/**
 * Static page for 503, when no render process answers. Does not depend on remotes, React or the API; loads two files of
 * the design system only, and is readable without them.
 */
export const UNAVAILABLE_PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Page momentanément indisponible | Recrutement</title>
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
a:focus-visible{outline:3px solid #fff;outline-offset:3px}
</style></head><body><main>
<img src="/static/ui/illustrations/motif-m4.svg" alt="" width="72" height="72">
<h1>Cette page revient dans un instant</h1>
<p>Elle est momentanément indisponible. Rien de ce que vous avez enregistré n’est perdu\u00A0: réessayez dans quelques secondes.</p>
<a href="">Réessayer</a><a href="/">Revenir à l’accueil</a>
</main></body></html>`;
