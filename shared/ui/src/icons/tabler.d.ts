/** A file of the set, which the index of the package would drag in with five thousand others. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly [element: string, attributes: Record<string, string>])[];
}
