import type { Day } from '../../schema/pages.ts';
import assistantdirection from './assistantdirection.ts';
import comptable from './comptable.ts';
import controleurgestion from './controleurgestion.ts';
import formateur from './formateur.ts';
import gestionnairepaie from './gestionnairepaie.ts';
import juriste from './juriste.ts';
import rh from './rh.ts';
import rse from './rse.ts';

const days: readonly Day[] = [
  comptable,
  controleurgestion,
  gestionnairepaie,
  rh,
  formateur,
  juriste,
  assistantdirection,
  rse,
];

export default days;
