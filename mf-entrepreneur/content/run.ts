import { checkContent } from './check-content.ts';

checkContent();
console.log('mf-entrepreneur: every text is there and well set.');
