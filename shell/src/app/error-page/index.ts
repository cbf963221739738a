export { ErrorPage } from './error-page.tsx';
export { captionFor } from './caption.ts';
