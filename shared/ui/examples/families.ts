import { Buttons } from './buttons.tsx';
import { Cards } from './cards.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import type { Family } from './example.tsx';
import { Fields } from './fields.tsx';
import { Files } from './files.tsx';
import { Icons } from './icons.tsx';
import { Illustrations } from './illustrations.tsx';
import { Layout } from './layout.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Panels } from './panels.tsx';
import { Tags } from './tags.tsx';
import { Tops } from './tops.tsx';
import { Typography } from './typography.tsx';

/** In the order of the page. */
export const FAMILIES: readonly Family[] = [
  { id: 'colours', title: 'Colours', Examples: Colours },
  { id: 'typography', title: 'Typography', Examples: Typography },
  { id: 'layout', title: 'Layout', Examples: Layout },
  { id: 'tops', title: 'Tops of pages', Examples: Tops },
  { id: 'buttons', title: 'Buttons and links', Examples: Buttons },
  { id: 'tags', title: 'Tags and chips', Examples: Tags },
  { id: 'fields', title: 'Fields', Examples: Fields },
  { id: 'choices', title: 'Choices', Examples: Choices },
  { id: 'files', title: 'Files', Examples: Files },
  { id: 'messages', title: 'Messages', Examples: Messages },
  { id: 'navigation', title: 'Navigation', Examples: Navigation },
  { id: 'cards', title: 'Cards and carousel', Examples: Cards },
  { id: 'panels', title: 'Tabs and accordion', Examples: Panels },
  { id: 'overlays', title: 'Dialogs', Examples: Overlays },
  { id: 'icons', title: 'Icons', Examples: Icons },
  { id: 'illustrations', title: 'Illustrations', Examples: Illustrations },
];
