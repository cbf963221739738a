import type { Day } from '../../schema/pages.ts';
import conceptmagasin from './conceptmagasin.ts';
import conducteurtravaux from './conducteurtravaux.ts';
import conseillerassocie from './conseillerassocie.ts';
import energie from './energie.ts';
import expansion from './expansion.ts';
import juristeimmobilier from './juristeimmobilier.ts';

const days: readonly Day[] = [
  expansion,
  conducteurtravaux,
  conceptmagasin,
  conseillerassocie,
  juristeimmobilier,
  energie,
];

export default days;
