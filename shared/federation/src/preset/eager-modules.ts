import { parse } from 'acorn';
import type { Property } from 'acorn';
import webpack from 'webpack';
import type { WebpackPluginInstance, sources } from 'webpack';
import { MINIFIED_STAGE } from './minified-stage.ts';

const NAME = 'EagerModules';

/**
 * V8 skims functions while a script is loaded and parses each when it is called; what stands in parentheses it parses
 * beside the page's thread at once. A chunk's modules are functions that run when it is there; those within them stay lazy.
 */
export function eagerModules({ test }: { test: RegExp }): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage: MINIFIED_STAGE }, (assets) => {
          for (const [file, source] of Object.entries(assets))
            if (test.test(file)) compilation.updateAsset(file, modulesInParentheses(file, source));
        });
      });
    },
  };
}

function modulesInParentheses(file: string, source: sources.Source): sources.Source {
  const changed = new webpack.sources.ReplaceSource(source);
  for (const { value, method } of modulesOf(file, source.source().toString())) {
    // A method's value begins with its parameters: `1(e,t,n){…}` becomes `1:(function(e,t,n){…})`.
    changed.insert(value.start, method ? ':(function' : '(');
    changed.insert(value.end, ')');
  }
  return changed;
}

/** The modules of a chunk: `chunks.push([names, { id(module, exports, require) {…}, … }])`. */
function modulesOf(file: string, code: string): Property[] {
  const statement = parse(code, { ecmaVersion: 'latest' }).body.at(-1);
  const call = statement?.type === 'ExpressionStatement' && statement.expression;
  const chunk = call && call.type === 'CallExpression' && call.arguments[0];
  const modules = chunk && chunk.type === 'ArrayExpression' && chunk.elements[1];
  if (!modules || modules.type !== 'ObjectExpression')
    throw new Error(`${file} is no chunk as webpack writes them: look at its end, and mend ${NAME}.`);
  return modules.properties.filter((property) => property.type === 'Property');
}
