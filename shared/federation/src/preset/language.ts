import { createRequire } from 'node:module';
import type { Configuration, RuleSetRule } from 'webpack';
import { sourceMapSettings } from './source-maps.ts';
import { DESIGN_SYSTEM, namespaceOf, styledComponentsPlugin } from './styled-components.ts';

const require = createRequire(import.meta.url);

/** Oldest supported browser is Safari 16, the first with container queries; the server is our own Node. */
const TARGETS = { browser: 'es2022', server: 'es2023' };

/**
 * Rule for TypeScript, JSX and styled-components. The namespace separates class names of remotes: otherwise ids would
 * collide on a composed page, and hydration would overwrite another team's styles.
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

/** Namespaces class names of the design system's sources, if its version is given; its builds already have them. */
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
 * Applies default-export interop to our built packages: in strict ES modules, a default import of a shared module would
 * be the whole module.
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
  /**
   * Version of the design system, whose classes are shared with other builds; without it they are specific to this
   * build.
   */
  designSystem?: string | undefined;
  /** Enables hot replacement of components. */
  isHot?: boolean;
}

/** Returns the settings common to all builds of the site. */
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
