interface Workplace {
  locationName: string;
  entity?: { label: string } | null;
}

/** Returns the name of a workplace next to its entity's, without repeating that: "Vertou" for "Super U Vertou". */
export function placeBesideEntity({ locationName, entity }: Workplace): string {
  const prefix = `${entity?.label} `;
  return entity && locationName.startsWith(prefix) ? locationName.slice(prefix.length) : locationName;
}
