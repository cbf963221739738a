import { checkContent } from './check-content.ts';

checkContent();
console.log('mf-content: every text is there and well set, every link leads to a page.');
