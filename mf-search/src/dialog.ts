// A separate module, so that the dialog is loaded on demand without the rest of the design system.
export { Dialog } from '@careers/ui';
