export { LegalPage as default } from '../../legal/legal-page.tsx';
