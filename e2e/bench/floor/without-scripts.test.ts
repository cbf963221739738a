import { withoutScripts } from './without-scripts.ts';

it('leaves out script files, their preloads and their data, and nothing else', () => {
  const kept =
    '<link rel="preload" as="image" href="/a.svg"/><link rel="preload" href="/f.woff2" as="font" crossorigin>' +
    '<script>document.documentElement.dataset.consent="ask"</script>' +
    '<script type="application/ld+json" data-head>{"@type":"WebSite"}</script><h1>Un</h1>';
  const left =
    '<script src="/shell.js" defer></script><script type="application/json" id="page-data">{"a":"<b>"}\n</script>' +
    '<link rel="preload" href="/app.js" as="script"><link rel="preload" as="script" href="/b.js" crossorigin>';
  expect(withoutScripts(kept + left + kept)).toBe(kept + kept);
});
