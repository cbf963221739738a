import type { Day } from '../../schema/pages.ts';
import chefproduitdigital from './chefproduitdigital.ts';
import communication from './communication.ts';
import etudesmarketing from './etudesmarketing.ts';
import fidelite from './fidelite.ts';
import graphiste from './graphiste.ts';
import reseauxsociaux from './reseauxsociaux.ts';

const days: readonly Day[] = [
  chefproduitdigital,
  communication,
  graphiste,
  reseauxsociaux,
  etudesmarketing,
  fidelite,
];

export default days;
