import styled from 'styled-components';
import { hovering, hiddenWithoutScript } from '@careers/ui';
import { BellIcon, DownloadIcon, FileTextIcon, MailIcon, MessageIcon } from '@careers/ui/icons';
import { Link, useSite } from '@careers/platform';
import type { OfferData } from '../../offer/offer-data.ts';
import { alertPath, offerPdfPath, phoneCodePath } from '../../offer/paths.ts';
import { shareLinks } from './share.ts';
import { ShareButton } from './share-button.tsx';

export function OfferActions({ offer }: { offer: OfferData }) {
  const links = shareLinks(offer, useSite().configuration);
  return (
    <List>
      <li>
        <a href={offerPdfPath(offer)} download>
          <DownloadIcon />
          Télécharger la fiche de poste (PDF)
        </a>
      </li>
      <li>
        <a href={links.mail}>
          <MailIcon />
          Partager par e-mail
        </a>
      </li>
      <NeedsPhone>
        <a href={links.text}>
          <MessageIcon />
          Partager par SMS
        </a>
      </NeedsPhone>
      <ByPhone>
        <details>
          <summary>
            <MessageIcon />
            Partager par SMS
          </summary>
          <img
            src={phoneCodePath(offer)}
            width={160}
            height={160}
            alt="Code QR de l’adresse de l’offre"
            loading="lazy"
          />
          <p>Scannez ce code avec votre téléphone&nbsp;: l’offre s’y ouvre, prête à partager par SMS.</p>
        </details>
      </ByPhone>
      <NeedsScript>
        <ShareButton title={offer.title} url={links.url} />
      </NeedsScript>
      <NeedsScript>
        <button type="button" onClick={() => window.print()}>
          <FileTextIcon />
          Imprimer cette offre
        </button>
      </NeedsScript>
      <li>
        <Link to={alertPath(offer)}>
          <BellIcon />
          Créer une alerte similaire
        </Link>
      </li>
    </List>
  );
}

const List = styled.ul`
  padding: 0.5rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  a,
  summary,
  button {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    width: 100%;
    min-height: 3.25rem;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: 1rem;
    background: none;
    color: var(--text);
    font-weight: 650;
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  ${hovering} {
    a:hover,
    summary:hover,
    button:hover {
      background: var(--surface-2);
    }
  }
  svg {
    flex: none;
  }
`;

const DESKTOP = '(hover: hover) and (pointer: fine)';

/** Hidden on desktops, which cannot send text messages. */
const NeedsPhone = styled.li`
  @media ${DESKTOP} {
    display: none;
  }
`;

/** Takes the offer from a desktop to the phone that can. */
const ByPhone = styled.li`
  @media not all and ${DESKTOP} {
    display: none;
  }
  img {
    margin: 0.5rem auto;
    border-radius: var(--r-1);
  }
  p {
    padding: 0 0.75rem 0.75rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;

const NeedsScript = styled.li`
  ${hiddenWithoutScript}
`;
