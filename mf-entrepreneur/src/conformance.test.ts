/** @jest-environment node */
import { join } from 'node:path';
import { describeConformance } from '@careers/testing/conformance';

describeConformance({
  directory: join(import.meta.dirname, '..'),
  area: () => import('./area.tsx'),
  samples: ['/entreprendre', '/entreprendre/demarches', '/devenir-entrepreneur', '/valeurs', '/faq'],
  api: {},
});
