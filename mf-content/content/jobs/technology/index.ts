import type { Day } from '../../schema/pages.ts';
import adminsystemes from './adminsystemes.ts';
import chefprojetit from './chefprojetit.ts';
import cybersecurite from './cybersecurite.ts';
import datascientist from './datascientist.ts';
import developpeur from './developpeur.ts';
import supportit from './supportit.ts';
import uxdesigner from './uxdesigner.ts';

const days: readonly Day[] = [
  developpeur,
  chefprojetit,
  datascientist,
  adminsystemes,
  supportit,
  cybersecurite,
  uxdesigner,
];

export default days;
