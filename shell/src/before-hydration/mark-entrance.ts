/** Says whether the visitor entered the site here, without a page before: there is nothing that the browser could go back to. */
export function markEntrance(): void {
  if (document.referrer === '') document.documentElement.dataset['entrance'] = 'direct';
}
