import type { Day } from '../../schema/pages.ts';
import cariste from './cariste.ts';
import chefequipelog from './chefequipelog.ts';
import conducteurpl from './conducteurpl.ts';
import directeurentrepot from './directeurentrepot.ts';
import exploitanttransport from './exploitanttransport.ts';
import gestionnairestock from './gestionnairestock.ts';
import preparateurcommandes from './preparateurcommandes.ts';
import techniciemaintenancelog from './techniciemaintenancelog.ts';

const days: readonly Day[] = [
  preparateurcommandes,
  cariste,
  conducteurpl,
  chefequipelog,
  gestionnairestock,
  techniciemaintenancelog,
  exploitanttransport,
  directeurentrepot,
];

export default days;
