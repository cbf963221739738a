import { extractText, getDocumentProxy } from 'unpdf';

/** Metadata, text and structure of a PDF. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  pages: number;
  text: string;
  /** Roles of all elements, in reading order. */
  roles: string[];
}

interface StructNode {
  role?: string;
  children?: readonly StructNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const { text } = await extractText(document, { mergePages: true });
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree() as Promise<StructNode | null>));
  return {
    title: Reflect.get(info, 'Title') as unknown,
    language: Reflect.get(info, 'Language') as unknown,
    pages: document.numPages,
    text,
    roles: trees.flatMap((tree) => (tree ? rolesOf(tree) : [])),
  };
}

function rolesOf({ role, children = [] }: StructNode): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}
