import sanitizeHtml from 'sanitize-html';

/** The elements that texts of the API may use (decisions.md#api-contract). */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/**
 * Returns JSON text in which every `…Formatted` field holds only the HTML that pages may show. Done once, on
 * the server, for pages and for browsers alike: no area has to remember it.
 */
export function sanitiseFormattedFields(json: string): string {
  if (!json.includes('Formatted"')) return json;
  return JSON.stringify(
    JSON.parse(json, (key: string, value: unknown) =>
      key.endsWith('Formatted') && typeof value === 'string' ? sanitizeHtml(value, OPTIONS) : value,
    ),
  );
}
