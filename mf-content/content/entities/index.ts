import type { Entity } from '../schema/pages.ts';
import cooperativeU from './cooperative-u-entite.ts';
import hyperU from './hyper-u.ts';
import infoU from './info-u.ts';
import magasinsU from './magasins-u.ts';
import superU from './super-u.ts';
import uExpress from './u-express.ts';
import uLog from './u-log.ts';
import uPaiement from './u-paiement.ts';
import uProximiteFrance from './u-proximite-france.ts';
import uTech from './u-tech.ts';
import utile from './utile.ts';

/** In the order of the organisation page. */
export const ENTITIES: readonly Entity[] = [
  superU,
  hyperU,
  uExpress,
  utile,
  magasinsU,
  uProximiteFrance,
  uLog,
  uTech,
  infoU,
  uPaiement,
  cooperativeU,
];

/** Codes that redirect to another entity's page (decisions.md#routes). */
export const ENTITY_ALIASES: Readonly<Record<string, string>> = { 'u-logistique': 'u-log' };
