import sanitizeHtml from 'sanitize-html';

/** HTML allowed in formatted texts of the API (decisions.md#api-contract). */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** Sanitises the HTML of every `…Formatted` field of a JSON text, so that no area has to. */
export function sanitiseFormattedFields(json: string): string {
  if (!json.includes('Formatted"')) return json;
  return JSON.stringify(
    JSON.parse(json, (key: string, value: unknown) =>
      key.endsWith('Formatted') && typeof value === 'string' ? sanitizeHtml(value, OPTIONS) : value,
    ),
  );
}
