import { testConfiguration } from '@careers/testing';
import { defineWidget } from './define-widget.tsx';

const widget = defineWidget({
  name: 'example-note',
  load: () => Promise.resolve('Inès'),
  Component: function Note({ data }: { data: string }) {
    return <p>Navigateur de {data}</p>;
  },
});

it('[TEAM-06] reports a text mismatch in hydration with the component, which identifies its remote', async () => {
  const reported: Error[] = [];
  window.reportError = (error: Error) => void reported.push(error);
  const domElement = document.createElement('div');
  domElement.innerHTML = '<p>Serveur</p>';
  await widget.mount({
    ...{ domElement, data: 'Inès', identifierPrefix: 'w-', hydrate: true, configuration: testConfiguration },
    ...{ api: { baseUrl: '', fetch }, navigate: () => undefined, onError: () => undefined },
  });
  expect(reported.map(({ message }) => message)).toEqual([expect.stringMatching(/^Hydration failed/)]);
  expect(reported[0]?.stack).toMatch(/\n +at p \(<anonymous>\)\n +at .*define-widget\.test\.tsx:\d+/);
  expect(domElement).toHaveTextContent('Navigateur de Inès');
});
