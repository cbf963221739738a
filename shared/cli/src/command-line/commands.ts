import type { Command } from 'commander';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import { devCommand } from './commands/dev.ts';
import { diffCommand } from './commands/diff.ts';
import { freezeCommand, unfreezeCommand } from './commands/freeze.ts';
import { listCommand } from './commands/list.ts';
import { loginCommand } from './commands/login.ts';
import { logCommand } from './commands/log.ts';
import {
  haltCommand,
  pauseCommand,
  pinCommand,
  promoteCommand,
  restoreCommand,
  rollbackCommand,
  rolloutCommand,
  unpinCommand,
} from './commands/moves.ts';
import { publishCommand } from './commands/publish.ts';
import { showCommand } from './commands/show.ts';
import { tokenCommand } from './commands/token.ts';
import { whoamiCommand } from './commands/whoami.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly (() => Command)[] = [
  buildCommand,
  checkCommand,
  devCommand,
  publishCommand,
  listCommand,
  showCommand,
  diffCommand,
  rolloutCommand,
  promoteCommand,
  rollbackCommand,
  pauseCommand,
  haltCommand,
  pinCommand,
  unpinCommand,
  restoreCommand,
  freezeCommand,
  unfreezeCommand,
  tokenCommand,
  logCommand,
  loginCommand,
  whoamiCommand,
];
