import { followMoves } from './follow.ts';
import { slidePictures } from './slider.ts';

// Progressive enhancement: announces moves of other users, and overlays compared pictures.
document.documentElement.dataset['scripted'] = '';
slidePictures();
followMoves();
