/** @jest-environment node */
import { join } from 'node:path';
import { describeConformance } from '@careers/testing/conformance';
import contributions from './contributions.ts';
import { offersApi } from './test/offers-api.ts';

const directory = join(import.meta.dirname, '..');

describeConformance({
  directory,
  built: join(directory, 'dist', 'remote'),
  area: () => import('./area.tsx'),
  samples: contributions.samples ?? [],
  widgets: {
    'example-teaser': {
      load: () => import('./widgets/example-teaser/index.tsx'),
      props: [{}, { title: 'Une autre page' }],
    },
  },
  api: offersApi(37),
});
