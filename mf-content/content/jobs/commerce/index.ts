import type { Day } from '../../schema/pages.ts';
import acheteur from './acheteur.ts';
import approvisionneur from './approvisionneur.ts';
import categorymanager from './categorymanager.ts';
import conseillercommercial from './conseillercommercial.ts';
import negociateur from './negociateur.ts';
import qualite from './qualite.ts';

const days: readonly Day[] = [
  acheteur,
  categorymanager,
  qualite,
  conseillercommercial,
  negociateur,
  approvisionneur,
];

export default days;
