import type { PublicConfiguration } from '@careers/contract';
import { siteName } from '../../app/site-texts.ts';

const YEAR_MILLISECONDS = 365 * 24 * 3600_000;

/** Returns `/robots.txt`: allows crawling in production only (requirement SEO-02). */
export function robotsText({ environment, publicBaseUrl }: PublicConfiguration): string {
  // Paths that start with an underscore are internal requests of pages.
  const rules = environment === 'production' ? ['Disallow: /api/', 'Disallow: /_'] : ['Disallow: /'];
  const sitemap = environment === 'production' ? ['', `Sitemap: ${publicBaseUrl}/sitemap.xml`] : [];
  return ['User-agent: *', ...rules, ...sitemap, ''].join('\n');
}

/** Returns `/.well-known/security.txt` (RFC 9116), valid for a year from `now`. */
export function securityText({ publicBaseUrl }: PublicConfiguration, now: Date): string {
  return [
    `Contact: ${publicBaseUrl}/nos-mentions-legales`,
    `Expires: ${new Date(now.getTime() + YEAR_MILLISECONDS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicBaseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns `/manifest.webmanifest`, for installation on the home screen. */
export function webManifest({ productName }: PublicConfiguration): object {
  const icon = (size: number) => ({
    src: `/static/ui/social/icone-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    id: '/',
    name: siteName(productName),
    short_name: 'Recrutement',
    description: 'Trouvez votre métier et postulez en trois minutes, sans créer de compte.',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FFFFFF',
    theme_color: '#2D1138',
    icons: [icon(192), icon(512)],
    shortcuts: [
      { name: 'Offres d’emploi', url: '/offres-emploi' },
      { name: 'Mes favoris', url: '/favoris' },
    ],
  };
}
