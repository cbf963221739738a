/** What the page's own code and the layout's dialogs need of React before they define components: one module to ask for. */
export { createElement } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
