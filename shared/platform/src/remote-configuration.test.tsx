import { render, screen } from '@testing-library/react';
import { apiDouble, testConfiguration } from '@careers/testing';
import type { RemoteConfiguration } from '@careers/contract';
import { readConfiguration, useConfiguration } from './remote-configuration.ts';
import { SiteProvider } from './site.tsx';

const declared = {
  replyDays: { default: 2, environments: { production: 5 } },
  hasSurvey: { default: false, environments: { production: true, staging: true } },
} satisfies RemoteConfiguration;

it.each([
  ['production', 5, true],
  ['staging', 2, true],
  ['development', 2, false],
  // Not an environment, but a property of every object.
  ['constructor', 2, false],
  [undefined, 2, false],
])('[TEAM-10] in %p a remote reads its values, else the defaults', (deploymentEnvironment, days, survey) => {
  const values = readConfiguration(declared, { ...(deploymentEnvironment && { deploymentEnvironment }) });
  const typed: { readonly replyDays: number; readonly hasSurvey: boolean } = values;
  expect(typed).toEqual({ replyDays: days, hasSurvey: survey });
});

it('[TEAM-10] a component reads the same', () => {
  function Reply() {
    return <p>{`${useConfiguration(declared).replyDays} jours`}</p>;
  }
  const configuration = { ...testConfiguration, deploymentEnvironment: 'production' };
  render(
    <SiteProvider site={{ api: apiDouble({}), configuration }}>
      <Reply />
    </SiteProvider>,
  );
  expect(screen.getByText('5 jours')).toBeVisible();
});
