import { createRequire } from 'node:module';
import type { Configuration, RuleSetRule } from 'webpack';
import { sourceMapSettings } from './source-maps.ts';
import { DESIGN_SYSTEM, namespaceOf, styledComponentsPlugin } from './styled-components.ts';

const require = createRequire(import.meta.url);

/** Oldest supported browser is Safari 16, the first with container queries; the server is our own Node. */
const TARGETS = { browser: 'es2022', server: 'es2023' };

/**
 * TypeScript, JSX and styled-components. The namespace keeps class names of two remotes apart: without it
 * ids collide on a composed page and hydration rewrites another team's styles.
 */
function sourceRule(namespace: string, { side, isHot = false }: LanguageOptions): RuleSetRule {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: TARGETS[side],
        transform: { react: { runtime: 'automatic', refresh: isHot } },
        experimental: {
          plugins: [styledComponentsPlugin(namespace)],
        },
      },
    },
  };
}

/** Namespaces class names of the design system's sources, where its version is given; builds of it have them already. */
function sourceRules(options: LanguageOptions): RuleSetRule {
  const { namespace, designSystem } = options;
  const own = sourceRule(namespace, options);
  const ofDesignSystem = designSystem && {
    ...sourceRule(namespaceOf(DESIGN_SYSTEM, designSystem), options),
    descriptionData: { name: DESIGN_SYSTEM },
  };
  return { test: /\.tsx?$/, oneOf: [ofDesignSystem, own] };
}

/**
 * What is built of our packages takes default exports of shared modules as sources do: a strict ES module would be given
 * the whole module in their place.
 */
const packageRule: RuleSetRule = {
  test: /\.js$/,
  descriptionData: { name: /^@careers\// },
  type: 'javascript/auto',
};

interface LanguageOptions {
  /** Prefix of class names. */
  namespace: string;
  side: 'browser' | 'server';
  development: boolean;
  /** Version of the design system whose classes are shared with others; without one they are this build's own. */
  designSystem?: string | undefined;
  /** Components are exchanged in open pages. */
  isHot?: boolean;
}

/** The settings that every build of the site has in common. */
export function languageSettings(options: LanguageOptions): Configuration {
  const { side, development } = options;
  return {
    mode: development ? 'development' : 'production',
    ...sourceMapSettings(development),
    module: { rules: [sourceRules(options), packageRule] },
    // Server code stays readable for debugging; browser code is minified.
    optimization: { minimize: side === 'browser' && !development },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
