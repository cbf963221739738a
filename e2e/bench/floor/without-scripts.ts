const FILE_OR_DATA = /<script\b[^>]*\s(?:src=|type="application\/json")[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/g;

/**
 * Returns a page's HTML without its script files, what preloads them and the data only they read. The line of script
 * that shows the banner before the first paint stays: without it the page would look otherwise.
 */
export function withoutScripts(html: string): string {
  return html.replace(FILE_OR_DATA, '').replace(PRELOAD, '');
}
