export { LegalPage as default } from '../../legal/legal-layout.tsx';
