export { confinedCommand, confinementOfSystem } from './confined-command.ts';
export type { Confined } from './confined-command.ts';
export { confineProcess } from './confine-process.ts';
