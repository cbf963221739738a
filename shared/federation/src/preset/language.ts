import { createRequire } from 'node:module';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Oldest supported browser is Safari 16, the first with container queries; the server is our own Node. */
const TARGETS = { browser: 'es2022', server: 'es2023' };

/**
 * TypeScript, JSX and styled-components. The namespace keeps class names of two remotes apart: without it
 * ids collide on a composed page and hydration rewrites another team's styles.
 */
function sourceRule(namespace: string, side: 'browser' | 'server'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: TARGETS[side],
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              {
                ssr: true,
                displayName: false,
                pure: true,
                minify: true,
                transpileTemplateLiterals: true,
                namespace,
              },
            ],
          ],
        },
      },
    },
  };
}

/** The settings that every build of the site has in common. */
export function languageSettings(
  namespace: string,
  side: 'browser' | 'server',
  development: boolean,
): Configuration {
  return {
    mode: development ? 'development' : 'production',
    devtool: development ? 'eval-source-map' : false,
    module: { rules: [sourceRule(namespace, side)] },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
