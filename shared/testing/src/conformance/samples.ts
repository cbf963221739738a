import { matchPath } from 'react-router';
import type { Area, Widget } from '@careers/contract';
import { testConfiguration } from '../site.ts';
import type { Conformance } from './conformance.ts';

/** A page's address, to which a form may be sent, or a widget with its props. */
export type Sample =
  | { name: string; address: string; isForm?: true; widget?: undefined }
  | { name: string; address: string; widget: string; props: object };

/** Returns all pages and widgets to check, and an empty form for each page that answers forms. */
export async function samplesOf(remote: Conformance): Promise<Sample[]> {
  const { samples, widgets = {} } = remote;
  const ofWidgets = Object.entries(widgets).flatMap(([widget, { props }]) =>
    props.map((each) => ({ name: `${widget} ${JSON.stringify(each)}`, address: '/', widget, props: each })),
  );
  const pages = samples.map((address) => ({ name: address, address }));
  return [...pages, ...(await formsOf(remote)), ...ofWidgets];
}

async function formsOf(remote: Conformance): Promise<Sample[]> {
  if (remote.samples.length === 0) return [];
  const forms = (await areaOf(remote)).pages.filter(({ hasAction }) => hasAction);
  const answers = (address: string) =>
    forms.some(({ paths }) =>
      paths.some((path) => matchPath(path, new URL(address, testConfiguration.publicBaseUrl).pathname)),
    );
  return remote.samples
    .filter(answers)
    .map((address) => ({ name: `${address}, answering an empty form`, address, isForm: true }));
}

/** Imports the remote's area. */
export async function areaOf({ area }: Conformance): Promise<Area> {
  if (!area) throw new Error('"samples" has addresses and "area" is absent.');
  return (await area()).default;
}

/** Imports a widget. */
export async function widgetOf({ widgets = {} }: Conformance, name: string): Promise<Widget<never>> {
  const widget = widgets[name];
  if (!widget) throw new Error(`There is no widget ${name}.`);
  return (await widget.load()).default;
}
