import { useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { LRUCache } from 'lru-cache';
import { StyleSheetContext } from 'styled-components';
import type { ServerStyleSheet } from 'styled-components';

type Compile = ComponentProps<typeof StyleSheetContext.Provider>['value']['stylis'];

/** More than two releases of every area have. */
const COMPILED_STYLES = 10_000;
const compiled = new LRUCache<string, string[]>({ max: COMPILED_STYLES });

/**
 * Returns a tree whose styles go to a sheet. A page has a sheet of its own, which would compile the same few hundred
 * styles for each: they are compiled once. A class name is a hash of the styles that it stands for.
 */
export function collectStyles(sheet: ServerStyleSheet, tree: ReactNode): ReactNode {
  return sheet.collectStyles(<CompiledOnce>{tree}</CompiledOnce>);
}

function CompiledOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ ...context, stylis: once(context.stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

function once(compile: Compile): Compile {
  const compileOnce = (css: string, className = '', prefix?: string, componentId = '') => {
    const key = `${compile.hash} ${componentId} ${className}`;
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(css, className, prefix, componentId);
    compiled.set(key, rules);
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}
