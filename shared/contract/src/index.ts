export { CONTRACT_VERSION } from './version.ts';
export { ContractError } from './check.ts';
export { SettingsError, readEnvironment } from './environment.ts';
export type {
  ApiAccess,
  Area,
  AreaContext,
  AreaFile,
  AreaPage,
  AreaRedirect,
  ConsentSettings,
  PageRequest,
  PageServer,
  PublicConfiguration,
  SitemapAddress,
  SitemapSource,
  ThirdPartyId,
} from './area.ts';
export type { Head, HeadInput, OpenGraph } from './head.ts';
export type { Navigate, Widget, WidgetContext, WidgetMount, WidgetRoot, WidgetSlotData } from './widget.ts';
export { RemoteManifestSchema, parseRemoteManifest } from './remote.ts';
export { AREA_MODULE, widgetModule } from './modules.ts';
export type { RemoteBuild, RemoteManifest } from './remote.ts';
export { SHELL_LIFETIME_MILLISECONDS, ShellManifestSchema, parseShellManifest } from './shell.ts';
export type { ShellManifest } from './shell.ts';
export { RemoteSettingsSchema, parseRemoteSettings } from './settings.ts';
export type { RemoteSettings } from './settings.ts';
export { ReleaseDocumentSchema, emptyReleaseDocument, parseReleaseDocument } from './release.ts';
export type { LastMove, ReleaseDocument, RemoteRelease } from './release.ts';
export { FuseSchema, parseFuse, withoutFused } from './fuse.ts';
export type { Fuse } from './fuse.ts';
export { DATA_PREFIX, BUILD_HEADER } from './page-answer.ts';
export type {
  DataAnswer,
  HeadElement,
  MappedRemote,
  PageAnswer,
  PageHead,
  PageRemote,
  ReleaseMap,
  SerialisedError,
} from './page-answer.ts';
export { pageFolder } from './page-folder.ts';
export { claims, findClaimant } from './paths.ts';
