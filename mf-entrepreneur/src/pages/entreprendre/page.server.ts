import { headOf } from '../../head.ts';

export { loadContactRequest as loader } from '../../contact/load-contact-request.ts';

export const head = headOf('becomeOwner');
