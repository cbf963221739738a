/** Marks the document if the visitor entered the site here, so that there is no previous page to go back to. */
export function markEntrance(): void {
  if (document.referrer === '') document.documentElement.dataset['entrance'] = 'direct';
}
