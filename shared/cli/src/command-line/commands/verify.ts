import { join } from 'node:path';
import type { Command } from 'commander';
import { blobNameOf } from '@careers/federation/node';
import { SAMPLES_FILE } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { definitionOf, directoryOf } from '../../building/definition.ts';
import { bodyOf } from '../../client/registry-client.ts';
import type { RegistryClient } from '../../client/registry-client.ts';
import { ReleaseError } from '../../release-error.ts';
import { answer, command, environmentOption, versionOf } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { reportCheck } from '../../verifying/report-check.ts';
import { withProgress } from '../progress.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

/** Name of the check, for environments that require it. */
const CHECK = 'browser';
const MAX_SITEMAPS = 5;

interface VerifyOptions extends JsonOption, EnvironmentOption {
  path?: string[];
  pictures: string;
  report: boolean;
}

export function verifyCommand(): Command {
  return command(
    'verify',
    'opens a published version on the site in Chromium, by a preview, and reports what it finds',
  )
    .argument('[version]', 'such as mf-search@1.1.0; that of this folder unless given')
    .addOption(environmentOption())
    .option('--path <path...>', 'addresses to open, in place of those of the version')
    .option('--pictures <folder>', 'where pictures that differ are kept', join('.data', 'pictures'))
    .option('--no-report', `looks alone: the check ${CHECK} stays as it is`)
    .action(async (named: string | undefined, options: VerifyOptions) => {
      const version = named === undefined ? await ownVersion() : versionOf(named);
      const { client } = await findRegistry();
      const { report, pictures, ...target } = await withProgress('Opens its pages', () =>
        look(client, version, options),
      );
      if (options.report) await reportCheck(client, { ...version, check: CHECK }, { report, pictures });
      const rows = report.details.map(({ rule, what, do: remedy }) => [
        rule,
        `${what} What to do: ${remedy}`,
      ]);
      const text = [`${target.version}: ${CHECK} ${report.conclusion}: ${report.summary}`, textTable(rows)];
      answer(options, report, text.filter(Boolean).join('\n'));
      if (report.conclusion === 'failed')
        throw new ReleaseError(`${target.version} fails in a browser: ${report.summary}.`);
    });
}

async function look(
  client: RegistryClient,
  { name, number }: { name: string; number: string },
  { environment, path, pictures }: VerifyOptions,
) {
  // Imported lazily: other commands need no browser.
  const [{ sampleAddresses }, { verify }, { verificationReport }] = await Promise.all([
    import('../../verifying/sample-addresses.ts'),
    import('../../verifying/verify.ts'),
    import('../../verifying/verification-report.ts'),
  ]);
  const params = { path: { name, number } };
  const { manifest } = await bodyOf(client.GET('/v1/remotes/{name}/versions/{number}', { params }));
  const { url: preview } = await bodyOf(
    client.POST('/v1/environments/{environment}/previews', {
      params: { path: { environment } },
      body: { remote: name, version: number, hours: 1 },
    }),
  );
  const site = new URL(preview).origin;
  const [samples, sitemaps] = await Promise.all([samplesOf(client, manifest), sitemapsOf(site, manifest)]);
  const addresses = path ?? sampleAddresses({ manifest, samples, sitemaps });
  const seen = await verify({ site, preview, addresses, folder: pictures });
  return {
    report: verificationReport(seen, pictures),
    pictures: seen.pictures.map(({ file }) => file),
    version: `${name}@${number}`,
  };
}

async function ownVersion(): Promise<{ name: string; number: string }> {
  const { name, version } = await definitionOf(directoryOf());
  return { name, number: version };
}

/** Returns the published samples of a version; undefined without any. */
async function samplesOf(
  client: RegistryClient,
  { server }: Pick<RemoteManifest, 'server'>,
): Promise<unknown> {
  const integrity = server.integrity[SAMPLES_FILE];
  if (integrity === undefined) return undefined;
  const params = { path: { digest: blobNameOf(integrity) } };
  return bodyOf(client.GET('/v1/blobs/{digest}', { params, parseAs: 'json' }));
}

/** Returns the site's sitemaps if the version has path patterns, whose addresses only they list. */
async function sitemapsOf(site: string, { mount }: Pick<RemoteManifest, 'mount'>): Promise<string[]> {
  const { addressesIn } = await import('../../verifying/sample-addresses.ts');
  if (!mount.some((path) => path.endsWith('/*'))) return [];
  const textOf = async (path: string) => {
    const response = await fetch(new URL(path, site)).catch(() => null);
    return response?.ok ? response.text() : '';
  };
  const files = addressesIn(await textOf('/sitemap.xml')).slice(0, MAX_SITEMAPS);
  return Promise.all(files.map(textOf));
}
