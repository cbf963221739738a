import type { Day } from '../../schema/pages.ts';
import bazar from './bazar.ts';
import boucherie from './boucherie.ts';
import boulangerie from './boulangerie.ts';
import caisseaccueil from './caisseaccueil.ts';
import charcuterie from './charcuterie.ts';
import directeurmagasin from './directeurmagasin.ts';
import drive from './drive.ts';
import employecommercial from './employecommercial.ts';
import fleuriste from './fleuriste.ts';
import fromagerie from './fromagerie.ts';
import fruitslegumes from './fruitslegumes.ts';
import livreur from './livreur.ts';
import maintenance from './maintenance.ts';
import managerdepartement from './managerdepartement.ts';
import managerrayon from './managerrayon.ts';
import optique from './optique.ts';
import patisserie from './patisserie.ts';
import poissonnerie from './poissonnerie.ts';
import receptionnaire from './receptionnaire.ts';
import restauration from './restauration.ts';
import securite from './securite.ts';

const days: readonly Day[] = [
  boucherie,
  boulangerie,
  patisserie,
  poissonnerie,
  charcuterie,
  fromagerie,
  fruitslegumes,
  caisseaccueil,
  employecommercial,
  managerrayon,
  managerdepartement,
  directeurmagasin,
  drive,
  livreur,
  bazar,
  receptionnaire,
  maintenance,
  optique,
  restauration,
  fleuriste,
  securite,
];

export default days;
