import type { FilmedTestimonial, WrittenTestimonial } from '../schema/pages.ts';
import awa from './awa.ts';
import beatrice from './beatrice.ts';
import chloe from './chloe.ts';
import grace from './grace.ts';
import hugo from './hugo.ts';
import ines from './ines.ts';
import karim from './karim.ts';
import mamadou from './mamadou.ts';
import manon from './manon.ts';
import nadia from './nadia.ts';
import philippe from './philippe.ts';
import sofiane from './sofiane.ts';
import theo from './theo.ts';
import yann from './yann.ts';

/** By file name. */
export const WRITTEN_FILES = { manon, awa, nadia, beatrice };
export const FILMED_FILES = {
  karim,
  yann,
  hugo,
  mamadou,
  sofiane,
  chloe,
  ines,
  theo,
  grace,
  philippe,
};

export const WRITTEN: readonly WrittenTestimonial[] = Object.values(WRITTEN_FILES);
export const FILMED: readonly FilmedTestimonial[] = Object.values(FILMED_FILES);
