import { defineRemote } from '@careers/federation/preset';
import { checkContent } from './content/check-content.ts';

checkContent();

export default defineRemote(import.meta.dirname);
