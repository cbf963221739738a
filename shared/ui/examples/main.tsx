import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { globalCss, webFonts } from '@careers/ui';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <style>{[...webFonts.map(({ face }) => face), globalCss].join('')}</style>
      <Page />
    </StrictMode>,
  );
}
