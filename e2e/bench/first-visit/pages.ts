import { request } from '@playwright/test';
import { findClosedOffer, findPlainOffer } from '../../support/offers.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  status: 200 | 410;
  /** Selects the budget of scripts. */
  kind: 'search' | 'content';
}

export const RESULTS = '/offres-emploi?keywords=boucher&codeTown=town_44109';
export const LEGAL = '/nos-mentions-legales';

const page = (
  name: string,
  path: string,
  kind: MeasuredPage['kind'],
  status: MeasuredPage['status'] = 200,
): MeasuredPage => ({ name, path, kind, status });

/** Returns common landing pages, one of each kind; the offers depend on the day. */
export async function measuredPages(apiAddress: string): Promise<MeasuredPage[]> {
  const api = await request.newContext();
  const open = await findPlainOffer(api, apiAddress, 'boucher');
  const closed = await findClosedOffer(api, apiAddress);
  await api.dispose();
  return [
    page('home', '/', 'content'),
    page('results', RESULTS, 'search'),
    page('offer', open.url, 'search'),
    page('sector', '/nos-metiers/les-metiers-en-supermarche', 'content'),
    page('entity', '/organisation-cooperative-u/super-u', 'content'),
    page('store owner', '/entreprendre', 'content'),
    page('legal', LEGAL, 'content'),
    page('no result', '/offres-emploi?keywords=xyzxyzxyz&codeTown=town_44109', 'search'),
    page('closed offer', closed.url, 'search', 410),
  ];
}
