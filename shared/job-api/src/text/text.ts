export { foldWords as fold, slug } from '@careers/contract/text';
