/** Documents as small as they can be told apart, and some that are not what they say. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const RTF = Buffer.from('{\\rtf1\\ansi Bonjour}');
export const EXECUTABLE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
