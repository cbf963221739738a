import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';
import { sourceMapSettings } from './source-maps.ts';

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

/** What the site does not use: react-router's links and forms are 4 kB, the set's own components half a one. */
const librariesRule: RuleSetRule = {
  test: /node_modules[\\/](react-router|@tabler[\\/]icons-react)[\\/]dist[\\/]/,
  loader: fileURLToPath(new URL('pure-components.mjs', import.meta.url)),
};

/** The settings that every build of the site has in common. */
export function languageSettings(
  namespace: string,
  side: 'browser' | 'server',
  development: boolean,
): Configuration {
  return {
    mode: development ? 'development' : 'production',
    ...sourceMapSettings(development),
    module: { rules: [sourceRule(namespace, side), ...(side === 'browser' ? [librariesRule] : [])] },
    // Servers are debugged as they are written; what browsers load is made small.
    optimization: { minimize: side === 'browser' && !development },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
