import type { JobDescriptionBody } from '../../src/schemas/resources.ts';
import type { ReferenceData, SeedJobDescription } from './types.ts';

/** Returns a job or sector as the API answers it. */
export function jobContent(job: SeedJobDescription, data: ReferenceData): JobDescriptionBody {
  const parent = data.jobDescriptions.find(({ code }) => code === job.parentCode);
  const { parentCode: _parent, entityCode, promoted: _promoted, seoPosition: _position, ...content } = job;
  return {
    ...content,
    parent: parent ? { code: parent.code, title: parent.title, titleForUrl: parent.titleForUrl } : null,
    entity: {
      code: entityCode,
      label: data.entities.find(({ code }) => code === entityCode)?.label ?? entityCode,
    },
  };
}
