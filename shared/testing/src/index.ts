export { apiDouble } from './api-double.ts';
export type { ApiAnswer } from './api-double.ts';
export { headOf, pageRequest, renderArea } from './render-area.tsx';
export { testConfiguration } from './site.ts';
