import type { Buffer } from 'node:buffer';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Where a visitor stands, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace';

/** One window of a browser with its own cookies and storage: what all three drivers can do. */
export interface Tab {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Leaves a cookie for the site of an address. */
  setCookie(name: string, value: string, address: string): Promise<void>;
  /** Runs a whole script in the page; what it leaves on `window` stays until the next document. */
  load(script: string): Promise<void>;
  /** Runs a function in the page: it sees its parameters, as JSON, and the page, nothing of its module. */
  evaluate<Parameters extends unknown[], Value>(
    script: (...parameters: Parameters) => Value,
    ...parameters: Parameters
  ): Promise<Value>;
  /** Presses and releases the first mouse button. */
  click(point: Point): Promise<void>;
  /** Moves the mouse. */
  hover(point: Point): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives a file of this machine to the file input that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Lets the open page know where the visitor stands, as if it had been allowed to. */
  standAt(position: Position): Promise<void>;
  /** Returns the open page as it is printed on A4, a PDF; null from an engine whose driver cannot print. */
  print(): Promise<Uint8Array | null>;
  /** What pages wrote to the console as errors so far; engines that do not tell have none. */
  readonly consoleErrors: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newTab(size: { width: number; height: number }): Promise<Tab>;
  stop(): Promise<void>;
}
