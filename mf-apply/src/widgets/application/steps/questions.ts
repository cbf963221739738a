export const YES_NO = [
  { code: 'true', label: 'Oui', value: true },
  { code: 'false', label: 'Non', value: false },
] as const;
