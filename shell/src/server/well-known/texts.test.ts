/** @jest-environment node */
import { testConfiguration } from '@careers/testing';
import { robotsText, securityText, webManifest } from './texts.ts';

const production = {
  ...testConfiguration,
  publicBaseUrl: 'https://example.test',
  environment: 'production' as const,
};

test('[SEO-02] robots.txt allows crawling in production and names the sitemap', () => {
  expect(robotsText(production)).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /_\n\nSitemap: https://example.test/sitemap.xml\n',
  );
});

test('[SEO-02] robots.txt disallows everything in other environments', () => {
  expect(robotsText({ ...production, environment: 'development' })).toBe('User-agent: *\nDisallow: /\n');
});

test('[SEC-01] security.txt has a contact, and expires in a year', () => {
  const text = securityText(production, new Date('2026-11-21T00:00:00Z'));
  expect(text).toContain('Contact: https://example.test/nos-mentions-legales\n');
  expect(text).toContain('Expires: 2027-11-21T00:00:00.000Z\n');
});

test('[PWA-01] the manifest meets the criteria for installation', () => {
  expect(webManifest(production)).toMatchObject({
    name: expect.stringContaining('Recrutement'),
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  });
});
