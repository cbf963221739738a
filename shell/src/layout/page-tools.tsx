import styled from 'styled-components';
import { IconButton, StickyCorner, cramped, from, visuallyHidden } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { PROGRESS } from '../app/constants.ts';

/** Elements for scripts: the loading bar, the offline banner, and the live region (`announce`). */
export function PageTools() {
  return (
    <>
      <ProgressBar role="progressbar" aria-label="Chargement de la page" data-progress hidden />
      <Announcements role="status" data-announcements />
      <div role="status" data-connection>
        <Connection hidden>Vous êtes hors connexion</Connection>
      </div>
    </>
  );
}

export function ToTop() {
  return (
    <AtCorner>
      <ToTopButton type="button" aria-label="Retour en haut de page" data-to-top hidden>
        <ArrowLeftIcon />
      </ToTopButton>
    </AtCorner>
  );
}

const ProgressBar = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 80;
  width: 100%;
  height: 4px;
  background: var(--link);
  transform-origin: left;
  &[data-phase='failed'] {
    background: var(--tomate-600);
  }
  &[data-phase='running'] {
    animation: layout-progress ${PROGRESS.duration}ms var(--ease) forwards;
  }
`;

const Announcements = styled.div`
  ${visuallyHidden}
`;

const Connection = styled.p`
  padding: 0.6rem 1rem;
  background: var(--citron-500);
  color: var(--aubergine-950);
  font-weight: 700;
  text-align: center;
`;

/** Offset below the page: at the end the button rests on the frieze and covers no content. */
const BELOW = '3rem';

const AtCorner = styled(StickyCorner)`
  bottom: calc(6rem + ${BELOW} + var(--consent-height, 0px));
  z-index: 36;
  padding-right: 1rem;
  ${from('desktop')} {
    padding-right: 0.25rem;
  }
`;

const ToTopButton = styled(IconButton)`
  margin-bottom: -${BELOW};
  border-color: var(--ink);
  background: var(--floating);
  box-shadow: var(--e-2);
  /* Fits the margin beside the page's columns. */
  ${from('desktop')} {
    width: 2rem;
    height: 2rem;
  }
  svg {
    rotate: 90deg;
  }
  ${cramped} {
    margin-bottom: 0;
  }
`;
