export function entityPath(code: string): string {
  return `/organisation-cooperative-u/${code}`;
}
