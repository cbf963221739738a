import type { TSchema } from 'typebox';
import { ENTITIES } from './entities/index.ts';
import { APPRENTICESHIP_FILM } from './films.ts';
import commerceDays from './jobs/commerce/index.ts';
import logisticsDays from './jobs/logistics/index.ts';
import marketingDays from './jobs/marketing/index.ts';
import networkDays from './jobs/network/index.ts';
import storesDays from './jobs/stores/index.ts';
import supportDays from './jobs/support/index.ts';
import technologyDays from './jobs/technology/index.ts';
import about from './pages/about.ts';
import accessibility from './pages/accessibility.ts';
import campaign from './pages/campaign.ts';
import candidateCharter from './pages/candidate-charter.ts';
import { cookiesPage } from './pages/cookies.ts';
import culture from './pages/culture.ts';
import legalNotices from './pages/legal-notices.ts';
import news from './pages/news.ts';
import organisation from './pages/organisation.ts';
import personalData from './pages/personal-data.ts';
import siteMap from './pages/site-map.ts';
import summit from './pages/summit.ts';
import testimonials from './pages/testimonials.ts';
import { Film } from './schema/parts.ts';
import { Campaign } from './schema/campaign.ts';
import { NewsPage, SiteMapPage, TestimonialsPage } from './schema/list-pages.ts';
import {
  BlocksPage,
  Day as DayForm,
  Entity,
  FilmedTestimonial,
  LegalPage,
  Sector,
  WrittenTestimonial,
} from './schema/pages.ts';
import type { Day } from './schema/pages.ts';
import { SECTOR_FILES } from './sectors/index.ts';
import { FILMED_FILES, WRITTEN_FILES } from './testimonials/index.ts';
import { VOICE_FILES } from './testimonials/voices.ts';

export interface ContentFile {
  /** Path within this folder. */
  file: string;
  schema: TSchema;
  content: unknown;
}

const page = (name: string, schema: TSchema, content: unknown): ContentFile => ({
  file: `pages/${name}.ts`,
  schema,
  content,
});

const days = (folder: string, list: readonly Day[]): ContentFile[] =>
  list.map((content) => ({
    file: `jobs/${folder}/${content.code.replace('job_', '')}.ts`,
    schema: DayForm,
    content,
  }));

const files = (folder: string, schema: TSchema, list: object): ContentFile[] =>
  Object.entries(list).map(([name, content]) => ({ file: `${folder}/${name}.ts`, schema, content }));

/** All editorial content, with its schema. */
export const CONTENT_FILES: readonly ContentFile[] = [
  page('about', BlocksPage, about),
  page('culture', BlocksPage, culture),
  page('organisation', BlocksPage, organisation),
  page('summit', BlocksPage, summit),
  page('campaign', Campaign, campaign),
  page('testimonials', TestimonialsPage, testimonials),
  page('news', NewsPage, news),
  page('site-map', SiteMapPage, siteMap),
  page('candidate-charter', LegalPage, candidateCharter),
  page('legal-notices', LegalPage, legalNotices),
  page('personal-data', LegalPage, personalData),
  page('cookies', LegalPage, cookiesPage({ storedItems: [], thirdParties: [] })),
  page('accessibility', LegalPage, accessibility),
  { file: 'films.ts', schema: Film, content: APPRENTICESHIP_FILM },
  ...ENTITIES.map((content) => ({ file: `entities/${content.code}.ts`, schema: Entity, content })),
  ...files('sectors', Sector, SECTOR_FILES),
  ...days('stores', storesDays),
  ...days('logistics', logisticsDays),
  ...days('technology', technologyDays),
  ...days('commerce', commerceDays),
  ...days('marketing', marketingDays),
  ...days('network', networkDays),
  ...days('support', supportDays),
  ...files('testimonials', WrittenTestimonial, { ...WRITTEN_FILES, ...VOICE_FILES }),
  ...files('testimonials', FilmedTestimonial, FILMED_FILES),
];
