import Type from 'typebox';
import type { Static } from 'typebox';
import { BackendsSchema } from './backends.ts';
import { check } from './check.ts';
import { RequiresSchema, WidgetName, WidgetVersion } from './widget-versions.ts';

/** The `remote` field of a remote's package.json: all that a team declares. */
export const RemoteSettingsSchema = Type.Object(
  {
    role: Type.String({ minLength: 1 }),
    /** Paths that it claims besides those of its pages: of redirects, or of whole subtrees (`/candidature/*`). */
    mount: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
    /** Its widgets, each with the version that other remotes rely on. */
    widgets: Type.Record(WidgetName, WidgetVersion, { additionalProperties: false }),
    /** Widgets of other remotes that its pages show, each with the versions that they understand. */
    requires: Type.Optional(RequiresSchema),
    /** Servers of its team that its pages request through the shell. */
    backends: Type.Optional(BackendsSchema),
    budgets: Type.Object({ areaKilobytes: Type.Number(), widgetKilobytes: Type.Number() }),
  },
  { additionalProperties: false },
);

export type RemoteSettings = Static<typeof RemoteSettingsSchema>;

/**
 * Returns the value as a remote's settings.
 * @throws ContractError naming the invalid fields.
 */
export function parseRemoteSettings(value: unknown, what: string): RemoteSettings {
  return check(RemoteSettingsSchema, value, what);
}
