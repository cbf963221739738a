import { headOf } from '../../head.ts';

export { loadContactRequest as loader } from '../../contact/contact-request.tsx';

export const head = headOf('firstSteps');
