export { Consent } from './consent.tsx';
