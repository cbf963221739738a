import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { bodyOf } from '../../client/registry-client.ts';
import { UsageError, answer, command, versionOf } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

const CONCLUSIONS = ['passed', 'failed', 'neutral', 'running'] as const;

const Details = Type.Array(
  Type.Object({ rule: Type.String(), what: Type.String(), whom: Type.String(), do: Type.String() }),
);

interface ReportOptions extends JsonOption {
  conclusion: (typeof CONCLUSIONS)[number];
  summary: string;
  details?: string;
}

/** Command that reports a team's own check, run by its pipeline. */
export function reportCommand(): Command {
  return command('report', 'reports a check of a published version, in place of its last report')
    .argument('<version>', 'remote and number, such as mf-search@1.1.0')
    .argument('<name>', 'of the check, in kebab-case, such as browser', checkName)
    .addOption(
      new Option('--conclusion <conclusion>', 'result; neutral counts as passed')
        .choices(CONCLUSIONS)
        .makeOptionMandatory(),
    )
    .requiredOption('--summary <line>', 'what was found, in one line')
    .option('--details <file>', 'JSON: a list of { "rule", "what", "whom", "do" }')
    .action(async (version: string, check: string, { json, ...options }: ReportOptions) => {
      const { name, number } = versionOf(version);
      const { conclusion, summary } = options;
      if (!summary.trim()) throw new UsageError('Say what was found: --summary "…".');
      const details = options.details === undefined ? [] : await readDetails(options.details);
      const { client } = await findRegistry();
      const reported = await bodyOf(
        client.PUT('/v1/remotes/{name}/versions/{number}/checks/{check}', {
          params: { path: { name, number, check } },
          body: { conclusion, summary, details },
        }),
      );
      answer({ json }, reported, `${name}@${number}: ${check} ${conclusion}`);
    });
}

export function checkName(text: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  throw new InvalidArgumentError('Write it in kebab-case: browser, first-load.');
}

async function readDetails(file: string): Promise<Static<typeof Details>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no file ${file} to read details from.`);
  });
  const details = parsed(text);
  if (Value.Check(Details, details)) return details;
  throw new UsageError(
    `${file} holds no details: write a JSON list of { "rule": "…", "what": "…", "whom": "…", "do": "…" }.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
