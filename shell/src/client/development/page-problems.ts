import { captureOwnerStack } from 'react';
import type { HydrationOptions } from 'react-dom/client';
import { DEVELOPMENT_PATH } from '@careers/federation/development';
import type { BrowserProblem } from '@careers/federation/development';

/** Matches the first script of a remote in a stack, with remote and version. */
const SCRIPT = /\/remotes\/([\w-]+)\/([^/\s]+)\//;
/** Not anchored, as Chromium prefixes “Uncaught Error: ”. */
const HYDRATION = /Hydration failed/;
/** Matches React's list of causes before the difference, which its link also explains. */
const CAUSES = / This can happen if [^]*?(?=https:\/\/react\.dev\/)/;
/** Matches mismatches that React only logs, without an error. */
const ATTRIBUTES_DIFFER = /^A tree hydrated but some attributes/;

/** Reports failures of this page to `careers dev`, with the remote, its version and the page. */
export class PageProblems {
  /** True once an error page replaced the page: only another document restores it. */
  hasFailed = false;
  readonly #owner: () => string;

  /** `owner` returns `name@version` of the remote of the shown page. */
  constructor(owner: () => string) {
    this.#owner = owner;
  }

  /** Options of the page's root. React's defaults would name the component, but not its remote. */
  readonly rootOptions = {
    onCaughtError: (error, { componentStack }) => this.#failed(error, componentStack),
    onUncaughtError: (error, { componentStack }) => this.#failed(error, componentStack),
    onRecoverableError: (error, { componentStack = '' }) => {
      const owner = ownerIn(componentStack) ?? this.#owner();
      console.error(`${hydrationOf(owner)}:`, error);
      this.#differs(messageOf(error), componentStack, owner);
    },
  } satisfies HydrationOptions;

  /** Reports uncaught errors, and errors that React only logs. */
  watch(): void {
    window.addEventListener('error', ({ error, message }) => {
      const stack = stackOf(error);
      if (!HYDRATION.test(message)) return this.report(message, stack);
      // A widget's root, possibly of another remote: the stack may end in its component.
      this.#differs(message, stack, ownerIn(stack) ?? '');
    });
    window.addEventListener('unhandledrejection', ({ reason }) =>
      this.report(messageOf(reason), stackOf(reason)),
    );
    const log = console.error;
    console.error = (...values: unknown[]) => {
      const [text] = values;
      if (typeof text === 'string' && ATTRIBUTES_DIFFER.test(text)) {
        const stack = captureOwnerStack() ?? '';
        const owner = ownerIn(stack) ?? this.#owner();
        log(`${hydrationOf(owner)}:`);
        this.#differs(formatted(values), stack, owner);
      }
      log(...values);
    };
  }

  report(message: string, stack = '', owner = this.#owner()): void {
    const problem: BrowserProblem = {
      remote: ownerIn(stack) ?? owner,
      path: window.location.pathname,
      message,
      stack,
    };
    void fetch(`${DEVELOPMENT_PATH}/problems`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(problem),
    }).catch(() => undefined);
  }

  #differs(message: string, stack: string, owner: string): void {
    this.report(`${hydrationOf(owner)}: ${message.replace(CAUSES, '\n\n')}`, stack, owner);
  }

  #failed(error: unknown, componentStack = ''): void {
    this.hasFailed = true;
    console.error(error, componentStack);
    this.report(messageOf(error), stackOf(error) || componentStack);
  }
}

function hydrationOf(owner: string): string {
  return `Hydration of ${owner || 'a widget'} at ${window.location.pathname}`;
}

function ownerIn(stack: string): string | undefined {
  const [, remote, version] = SCRIPT.exec(stack) ?? [];
  return remote && `${remote}@${version}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Returns the stack without the message, which Chromium puts first. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /:\d+:\d+\)?$/.test(line)).join('\n');
}

/** Formats a message like the console. */
function formatted([text, ...values]: unknown[]): string {
  return values.reduce<string>((result, value) => result.replace(/%[sdio]/, String(value)), String(text));
}
