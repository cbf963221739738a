import Type from 'typebox';
import Value from 'typebox/value';

const Line = Type.Object({
  event: Type.String(),
  msg: Type.String(),
  err: Type.Optional(Type.Object({ message: Type.String(), stack: Type.String() })),
});

/** An error logged by the shell. */
export interface LoggedError {
  message: string;
  stack: string;
  /** Path of the failed page; empty if the line names none. */
  path: string;
}

/** Parses an error in a line of the shell's log; null for any other line, to be shown unchanged. */
export function loggedError(line: string): LoggedError | null {
  const parsed = parsedLine(line);
  if (!Value.Check(Line, parsed)) return null;
  const { msg, err } = parsed;
  const [, path = '', message = msg] = /^(\/\S*) failed: (.*)$/s.exec(msg) ?? [];
  return { message, path, stack: err?.stack ?? '' };
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
