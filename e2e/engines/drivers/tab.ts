import type { Buffer } from 'node:buffer';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace';

/** A browser window with its own cookies and storage; the common interface of the drivers. */
export interface Tab {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Sets a cookie for the site of an address. */
  setCookie(name: string, value: string, address: string): Promise<void>;
  /** Runs a script in the page; its globals stay until the next document. */
  load(script: string): Promise<void>;
  /** Runs a function in the page, without its closure; parameters are passed as JSON. */
  evaluate<Parameters extends unknown[], Value>(
    script: (...parameters: Parameters) => Value,
    ...parameters: Parameters
  ): Promise<Value>;
  click(point: Point): Promise<void>;
  hover(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the file of a file input. */
  chooseFile(selector: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Grants geolocation to the open page, with this position. */
  standAt(position: Position): Promise<void>;
  /** Prints the open page as an A4 PDF; null when the driver cannot print. */
  print(): Promise<Uint8Array | null>;
  /** Errors logged by pages so far; always empty in WebKit. */
  readonly consoleErrors: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newTab(size: { width: number; height: number }): Promise<Tab>;
  stop(): Promise<void>;
}
