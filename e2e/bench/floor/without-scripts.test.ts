import { withoutScripts } from './without-scripts.ts';

it('removes script files, their preloads and their data, and nothing else', () => {
  const other =
    '<link rel="preload" as="image" href="/a.svg"/><link rel="preload" href="/f.woff2" as="font" crossorigin>' +
    '<script>document.documentElement.dataset.consent="ask"</script>' +
    '<script type="application/ld+json" data-head>{"@type":"WebSite"}</script><h1>Un</h1>';
  const scripts =
    '<script src="/shell.js" defer></script><script type="application/json" id="page-data">{"a":"<b>"}\n</script>' +
    '<link rel="preload" href="/app.js" as="script"><link rel="preload" as="script" href="/b.js" crossorigin>';
  expect(withoutScripts(other + scripts + other)).toBe(other + other);
});
