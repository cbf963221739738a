/** Keywords of a JSON schema used for examples. */
interface Described {
  $id?: string;
  $ref?: string;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
  type?: string;
}

/**
 * Builds an example of a schema from the examples of its required properties. `named`: schemas that `$ref` may refer
 * to.
 */
export function exampleOf(schema: Described, named: readonly Described[] = []): unknown {
  const [given] = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [usual] = schema.anyOf ?? [];
  if (usual) return exampleOf(usual, named);
  if (schema.items) return [exampleOf(schema.items, named)];
  if (schema.properties) {
    const parts = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part, named)]));
  }
  const referred = named.find(({ $id }) => schema.$ref === `${$id}#`);
  if (referred) return exampleOf(referred, named);
  return schema.type === 'boolean' ? false : null;
}
