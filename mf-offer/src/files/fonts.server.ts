import display from '../../assets/fonts/display.ttf';
import bold from '../../assets/fonts/text-bold.ttf';
import regular from '../../assets/fonts/text-regular.ttf';
import type { Fonts } from './pdf-writer.ts';

/** The design system's fonts in the artefact: rendering needs no installed font. */
export const fonts: Fonts = { display, bold, regular };
