export { BlocksPage as default } from '../../blocks/blocks-page.tsx';
