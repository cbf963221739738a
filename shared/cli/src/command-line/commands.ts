import type { Command } from 'commander';
import { loginCommand, tokenCommand, whoamiCommand } from './commands/access.ts';
import { buildCommand, checkCommand } from './commands/build.ts';
import { compareCommand } from './commands/compare.ts';
import { devCommand } from './commands/dev.ts';
import { environmentCommand } from './commands/environment.ts';
import { listCommand } from './commands/list.ts';
import { MOVES } from './commands/moves.ts';
import { planCommand } from './commands/plan.ts';
import { previewCommand } from './commands/preview.ts';
import { publishCommand } from './commands/publish.ts';
import { remoteCommand } from './commands/remote.ts';
import { logCommand, showCommand } from './commands/read.ts';
import { webhookCommand } from './commands/webhook.ts';
import { upgradeCommand } from './commands/upgrade.ts';
import { verifyCommand } from './commands/verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly (() => Command)[] = [
  buildCommand,
  checkCommand,
  devCommand,
  upgradeCommand,
  publishCommand,
  listCommand,
  showCommand,
  compareCommand,
  previewCommand,
  verifyCommand,
  ...MOVES,
  planCommand,
  environmentCommand,
  remoteCommand,
  tokenCommand,
  webhookCommand,
  logCommand,
  loginCommand,
  whoamiCommand,
];
