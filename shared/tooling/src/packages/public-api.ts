import { join } from 'node:path';
import ts from 'typescript';
import { builtPath, isScript, stagedFolder } from './published.ts';
import type { Published } from './published.ts';
import { sortedUnions } from './sorted-unions.ts';

/** Declarations by entry and name, such as `@careers/ui/french payLabel`. */
export type PublicApi = ReadonlyMap<string, string>;

const printer = ts.createPrinter({ removeComments: true });

/** Returns the exported declarations of a staged package, sorted by name. */
export function publicApi(published: Published): PublicApi {
  const { name, exports = {} } = published.description;
  const entries = Object.entries(exports)
    .filter(([, source]) => isScript(source))
    .map(([path, source]) => ({
      entry: name + path.slice(1),
      file: join(stagedFolder(published), builtPath(source, '.d.ts')),
    }));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const found = entries.flatMap(({ entry, file }) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return exported.map((each) => [`${entry} ${each.name}`, declarationOf(each, checker)] as const);
  });
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the declarations of a symbol without comments. */
function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const own = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = own.declarations ?? symbol.declarations ?? [];
  return declared
    .map((node) => {
      const statement = ts.findAncestor(node, (each) => ts.isStatement(each)) ?? node;
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
      return sortedUnions(text.replace(/^(?:export |default |declare )+/, ''));
    })
    .join('\n');
}
