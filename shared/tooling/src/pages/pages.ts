import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Page {
  /** As its area writes it: `/alerte/:answer`. */
  path: string;
  remote: string;
  /** From the repository: `mf-apply/src/pages/alerte.$answer`. */
  folder: string;
}

/** Returns the pages of all remotes, as their `area.tsx` list them, sorted by path. */
export function pagesOf(project: string): Page[] {
  return globSync('mf-*/src/area.tsx', { cwd: project })
    .flatMap((file) => pagesOfArea(readFileSync(join(project, file), 'utf8'), file.split(/[\\/]/)[0] ?? ''))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** Returns the pages that the text of an `area.tsx` gives to `definePages`. */
export function pagesOfArea(text: string, remote: string): Page[] {
  const area = ts.createSourceFile('area.tsx', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const constants = new Map<string, string>();
  const pages: Page[] = [];
  const pathsOf = (node: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isIdentifier(node)) return [constants.get(node.text) ?? `{${node.text}}`];
    return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(pathsOf) : [];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      if (node.initializer && ts.isStringLiteralLike(node.initializer))
        constants.set(node.name.text, node.initializer.text);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'definePages') {
      for (const row of rowsOf(node)) {
        const [paths, page] = row.elements;
        const module = page && /import\('([^']+)'\)/.exec(page.getText())?.[1];
        if (!paths || !module) continue;
        const folder = join(remote, 'src', dirname(module)).replaceAll('\\', '/');
        pages.push(...pathsOf(paths).map((path) => ({ path, remote, folder })));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(area);
  return pages;
}

function rowsOf({ arguments: [list] }: ts.CallExpression): ts.ArrayLiteralExpression[] {
  return list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isArrayLiteralExpression) : [];
}

/** Returns the page that answers at a path of the site: a written word wins over a parameter. */
export function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  const freedom = (page: Page) => page.path.split('/').filter((part) => /^[:*]/.test(part)).length;
  return pages
    .filter((page) => new URLPattern({ pathname: page.path }).test({ pathname: path }))
    .sort((one, other) => freedom(one) - freedom(other))[0];
}
