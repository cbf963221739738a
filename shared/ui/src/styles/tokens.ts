/** Primitive colours; components use the semantic tokens below. */
const primitives = `
--aubergine-950:#1F0C26;--aubergine-900:#2D1138;--aubergine-800:#431C52;--aubergine-700:#5B2A6E;--aubergine-500:#7D6A8A;
--lavande-300:#C9B3E6;--lavande-200:#E6DAF5;--lavande-100:#F4EEFA;--lavande-50:#FAF7FD;
--citron-500:#FFD02E;--citron-600:#F0B400;--citron-200:#FFE78F;--citron-100:#FFF5D1;
--tomate-700:#9E1F0B;--tomate-600:#CF3A17;--tomate-500:#F2542D;--tomate-200:#FFB59E;--tomate-100:#FFE6DD;
--basilic-800:#0A5C3B;--basilic-700:#0E7A4F;--basilic-300:#8ED9A9;--basilic-100:#D6F2DF;
--ciel-700:#1B568C;--ciel-500:#4E9BDB;--ciel-300:#8CC6F5;--ciel-100:#DCEFFD;
--rose-300:#FF9EB5;--rose-100:#FFE0E7;--blanc:#FFFFFF;`;

/** Light semantic tokens, also for tinted blocks in the dark theme: `data-ground="tint"`. */
export const lightTokens = `
--bg:var(--blanc);--raised:var(--blanc);--floating:var(--blanc);--surface-1:var(--lavande-50);--surface-2:var(--lavande-100);--surface-3:var(--lavande-200);
--text:var(--aubergine-950);--text-2:#4F3E58;--link:var(--aubergine-700);--link-hover:var(--tomate-700);
--action-hover:var(--aubergine-900);--action-hover-text:var(--citron-500);
--ink:var(--aubergine-900);--on-ink:var(--blanc);--ink-accent:var(--citron-500);
--border:#DCD0E8;--border-strong:var(--aubergine-500);--track:var(--lavande-300);
--error:var(--tomate-700);--error-bg:var(--tomate-100);--success:var(--basilic-800);--success-bg:var(--basilic-100);
--info:var(--ciel-700);--info-bg:var(--ciel-100);--warn-bg:var(--citron-100);
--focus:var(--aubergine-950);--focus-halo:var(--citron-500);--focus-gap:var(--blanc);color-scheme:light;`;

/** Semantic tokens in a dark block, in both themes: `data-ground="dark"`. Paper is white: in print it is a light one. */
export const darkTokens = `
--text:var(--blanc);--text-2:var(--lavande-200);--bg:var(--aubergine-900);--raised:var(--aubergine-900);--floating:var(--aubergine-900);
--link:var(--blanc);--link-hover:var(--citron-500);--surface-2:var(--aubergine-800);--surface-3:var(--aubergine-700);--border-strong:var(--lavande-300);
--action-hover:var(--blanc);--action-hover-text:var(--aubergine-950);--ink:var(--blanc);--on-ink:var(--aubergine-950);--ink-accent:var(--aubergine-700);--focus:var(--aubergine-950);--focus-halo:var(--citron-500);--focus-gap:var(--blanc);`;

/** `--shade` is the colour of shadows and overlays: `rgb(var(--shade) / 0.6)`. */
const semantics = `${lightTokens}
--action:var(--citron-500);--action-text:var(--aubergine-950);--shade:31 12 38;
--e-2:0 4px 12px rgb(var(--shade)/.10),0 12px 32px rgb(var(--shade)/.10);
--e-3:0 8px 24px rgb(var(--shade)/.14),0 24px 64px rgb(var(--shade)/.18);
--e-up:0 -8px 24px rgb(var(--shade)/.1);`;

const measures = `
--font-display:"Bricolage Grotesque Variable","Bricolage Fallback","Bricolage Wide",system-ui,sans-serif;
--font-text:"Figtree Variable","Figtree Fallback","Figtree Wide",system-ui,sans-serif;
--fs-display:clamp(2.75rem,1.42rem + 5.4vw,5.75rem);--fs-h1:clamp(2.125rem,1.52rem + 2.5vw,3.5rem);
--fs-h2:clamp(1.75rem,1.34rem + 1.7vw,2.75rem);--fs-h3:clamp(1.25rem,1.15rem + .42vw,1.5rem);--fs-h4:1.125rem;
--fs-lead:clamp(1.125rem,1.05rem + .36vw,1.375rem);--fs-body:1.0625rem;--fs-sm:.9375rem;--fs-xs:.875rem;
--lh-title:1.12;--lh-body:1.6;--measure:66ch;
--s-1:.25rem;--s-2:.5rem;--s-3:.75rem;--s-4:1rem;--s-5:1.5rem;--s-6:2rem;--s-7:3rem;--s-8:4rem;--s-9:6rem;
--section:clamp(3.25rem,2.3rem + 4vw,6rem);--gutter:clamp(1rem,.2rem + 3.4vw,2.5rem);--container:76rem;
--r-1:.5rem;--r-2:.875rem;--r-3:1.5rem;--r-pill:999px;
--t-1:120ms;--t-2:220ms;--t-3:420ms;--ease:cubic-bezier(.2,.8,.2,1);--target:2.75rem;`;

/** Every token of the light theme and print, and the overrides for reduced motion. */
export const tokens = `
:root{${primitives}${semantics}${measures}}
[data-ground]{${lightTokens}color:var(--text)}
@media screen{[data-ground=dark]{${darkTokens}color:var(--text)}}
@media (prefers-reduced-motion:reduce){:root{--t-1:1ms;--t-2:1ms;--t-3:1ms}*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}
`;

/** Colours of the browser's own interface. */
export const THEME_COLORS = { light: '#2D1138', dark: '#170A1C' };

/**
 * Overrides of the dark theme, for a style element of its own whose `media` applies it. Raised surfaces are lighter
 * and have a border, since shadows are invisible on dark pages.
 */
export const darkTheme = `:root{
--bg:#170A1C;--raised:#2A1636;--floating:#362145;--surface-1:#1D0D24;--surface-2:#22112C;--surface-3:#442A58;
--text:#F7F2FB;--text-2:#CFC0DB;--link:#E3CCF7;--link-hover:var(--citron-500);
--action-hover:var(--blanc);--action-hover-text:var(--aubergine-950);
--ink:var(--blanc);--on-ink:var(--aubergine-950);--ink-accent:var(--aubergine-700);
--border:#4A3657;--border-strong:#9C86AC;--track:var(--aubergine-500);
--error:var(--tomate-200);--error-bg:#4A160C;--success:var(--basilic-300);--success-bg:#0B3A27;
--info:#A9D5F8;--info-bg:#0F2F4D;--warn-bg:#453608;
--focus:var(--citron-500);--focus-halo:#170A1C;--focus-gap:#170A1C;--shade:0 0 0;
--e-2:0 0 0 1px var(--border),0 12px 32px rgb(var(--shade)/.5);
--e-3:0 0 0 1px var(--border),0 24px 64px rgb(var(--shade)/.7);
--e-up:0 -8px 24px rgb(var(--shade)/.4);color-scheme:dark}`;
