/** Returns where the future Associés of a region apply, by environment. */
export function applicationUrl(region: string) {
  return {
    production: `https://www.u-emploi.com/devenir-associe?region=${region}`,
    development: `https://recette.u-emploi.com/devenir-associe?region=${region}`,
  };
}

/** Returns a search for the person among those of the cooperative: a guessed profile could be a stranger's. */
export function linkedinOf(name: string): string {
  return `https://www.linkedin.com/company/syst-me-u/people/?keywords=${encodeURIComponent(name)}`;
}
