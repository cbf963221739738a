declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType } from 'react';

  const Drawing: ComponentType<{
    size?: number | string;
    stroke?: number | string;
    className?: string;
    'aria-hidden'?: boolean;
    focusable?: 'false';
  }>;
  export default Drawing;
}
