// A module of its own, so that the dialog alone is loaded on demand and not the whole design system.
export { Dialog } from '@careers/ui';
