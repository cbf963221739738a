import type { Configuration } from 'webpack';
import { runWebpack } from '../preset/run-webpack.ts';

/** Builds what a configuration says; returns its errors as text, empty where there are none. */
export async function compile(configuration: Configuration): Promise<string> {
  return (await runWebpack([configuration])).errors;
}
