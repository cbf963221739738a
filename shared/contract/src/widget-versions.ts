import Type from 'typebox';
import type { Static } from 'typebox';

export const WidgetName = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
export const WidgetVersion = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' });
export const WidgetRange = Type.String({ minLength: 1, maxLength: 100 });

const ProvidedWidget = Type.Object({
  /** Version of the widget's interface: its props, and their effect. */
  version: WidgetVersion,
  /** JSON schema of its props. */
  props: Type.Record(Type.String(), Type.Unknown()),
});

/** `provides` of a manifest: the widgets of the remote. */
export const ProvidesSchema = Type.Record(WidgetName, ProvidedWidget, { additionalProperties: false });
/** `requires` of a manifest: version ranges of the widgets of other remotes that its pages show. */
export const RequiresSchema = Type.Record(WidgetName, WidgetRange, { additionalProperties: false });

export type ProvidedWidget = Static<typeof ProvidedWidget>;

/** Version of widgets whose manifest has none. */
const FIRST_VERSION = '1.0.0';

/** Returns the version of a remote's widget; undefined if it does not provide one. */
export function providedVersion(
  { provides, widgets }: { provides?: Readonly<Record<string, ProvidedWidget>>; widgets: readonly string[] },
  widget: string,
): string | undefined {
  return provides?.[widget]?.version ?? (widgets.includes(widget) ? FIRST_VERSION : undefined);
}
