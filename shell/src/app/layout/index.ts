export { Layout } from './layout.tsx';
export type { NavigationData } from './navigation-data.ts';
