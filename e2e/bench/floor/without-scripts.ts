const FILE_OR_DATA = /<script\b[^>]*\s(?:src=|type="application\/json")[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/g;

/** Removes script files, their preloads and their data. Keeps the inline script, which shows the consent banner. */
export function withoutScripts(html: string): string {
  return html.replace(FILE_OR_DATA, '').replace(PRELOAD, '');
}
