import type { Catalogue } from '../catalogue/catalogue.ts';
import { addMonths, longDate, parisDay } from '../mail/dates.ts';
import type { Block, Mail } from '../mail/mail.ts';
import { offerUrl } from '../mail/mail.ts';
import { RETENTION_MONTHS } from './alert.ts';
import type { AlertRow } from './alert.ts';
import { EVERYWHERE, criteriaRows, jobTitles } from './describe.ts';
import type { NewOffer } from './new-offers.ts';
import { changesPage, oneClickUrl, unsubscriptionPage } from './paths.ts';
import { alertQueryOf } from './search-query.ts';

const MAX_LISTED = 20;
const PREVIEWED = 2;

interface DigestContext {
  catalogue: Catalogue;
  publicBaseUrl: string;
  now: Date;
}

/** Returns the mail with an alert's new offers. */
export function digestMail(
  alert: AlertRow,
  offers: readonly NewOffer[],
  { catalogue, publicBaseUrl, now }: DigestContext,
): Mail {
  const count = offers.length === 1 ? '1 nouvelle offre' : `${offers.length} nouvelles offres`;
  const listed = offers.slice(0, MAX_LISTED).map((offer) => ({
    label: offer.title,
    detail: `${offer.place}, ${catalogue.referential(offer.contractCode)?.label ?? ''}`,
    url: offerUrl(publicBaseUrl, offer),
  }));
  const end = longDate(addMonths(alert.last_contact_at, RETENTION_MONTHS));
  return {
    id: `alerte-${alert.id}-${parisDay(now)}`,
    to: alert.email,
    subject: `${count}\u00a0: ${jobTitles(alert, catalogue)}`,
    preview: listed
      .slice(0, PREVIEWED)
      .map(({ label, detail }) => `${label}, ${detail}`)
      .join('. '),
    title: `${count} pour vous`,
    blocks: [{ kind: 'links', items: listed }, ...searchLinks(alert, { catalogue, publicBaseUrl })],
    footer: [
      { kind: 'text', text: 'Vous recevez cet e-mail parce que vous avez confirmé une alerte\u00a0:' },
      { kind: 'facts', rows: criteriaRows(alert, catalogue) },
      {
        kind: 'text',
        text: `Elle s’arrête le ${end}. Pour la prolonger, enregistrez-la de nouveau avec le lien «\u00a0Modifier mon alerte\u00a0».`,
      },
      {
        kind: 'links',
        items: [
          {
            label: 'Modifier mon alerte',
            detail: 'Métiers, lieu et fréquence',
            url: changesPage(publicBaseUrl, alert.token),
          },
          {
            label: 'Me désinscrire',
            detail: 'Un clic, et votre adresse est supprimée',
            url: unsubscriptionPage(publicBaseUrl, alert.token),
          },
        ],
      },
    ],
    unsubscribeUrl: oneClickUrl(publicBaseUrl, alert.token),
  };
}

/** Returns one link per job, as a search supports a single one. */
function searchLinks(
  alert: AlertRow,
  { catalogue, publicBaseUrl }: Pick<DigestContext, 'catalogue' | 'publicBaseUrl'>,
): Block[] {
  const offersOf = (job: string) =>
    `${publicBaseUrl}/offres-emploi${alertQueryOf({ ...alert, job_codes: [job] })}`;
  const [job = '', ...others] = alert.job_codes;
  if (others.length === 0) return [{ kind: 'button', label: 'Voir toutes les offres', url: offersOf(job) }];
  const items = alert.job_codes.map((code) => ({
    label: `Toutes les offres\u00a0: ${catalogue.job(code)?.body.title ?? code}`,
    detail: alert.place_label ?? EVERYWHERE,
    url: offersOf(code),
  }));
  return [{ kind: 'links', items }];
}
