import { followMoves } from './follow.ts';
import { slidePictures } from './slider.ts';

// Progressive enhancement: pages show moves of other users, and compared pictures lie on each other.
document.documentElement.dataset['scripted'] = '';
slidePictures();
followMoves();
