import { defineRemote } from '@careers/federation/preset';

export default defineRemote(import.meta.dirname);
