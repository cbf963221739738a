/** Single files: the package's index would import five thousand icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly [element: string, attributes: Record<string, string>])[];
}
