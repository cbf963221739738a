import type { Area, Widget } from '@careers/contract';
import type { Conformance } from './conformance.ts';

/** A page's address, or a widget with its props. */
export type Sample =
  | { name: string; address: string; widget?: undefined }
  | { name: string; address: string; widget: string; props: object };

/** Returns all pages and widgets to check. */
export function samplesOf({ samples, widgets = {} }: Conformance): Sample[] {
  const ofWidgets = Object.entries(widgets).flatMap(([widget, { props }]) =>
    props.map((each) => ({ name: `${widget} ${JSON.stringify(each)}`, address: '/', widget, props: each })),
  );
  return [...samples.map((address) => ({ name: address, address })), ...ofWidgets];
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
