export { BACKEND_PREFIX } from './backends.ts';
export type { BackendAccess, DeclaredBackend } from './backends.ts';
export { CONTRACT_VERSION, CONTRACT_WINDOW, isInWindow } from './version.ts';
export type { ContractVersion } from './version.ts';
export { ContractError, check } from './check.ts';
export { SettingsError, readEnvironment } from './environment.ts';
export type {
  ActionRequest,
  Area,
  AreaContext,
  AreaFile,
  AreaPage,
  AreaRedirect,
  Head,
  HeadInput,
  FeedLink,
  OpenGraph,
  PageRequest,
  PageServer,
  SitemapAddress,
  SitemapSource,
} from './area.ts';
export type { ApiAccess, ConsentSettings, PublicConfiguration, ThirdPartyId } from './configuration.ts';
export type { Navigate, Widget, WidgetContext, WidgetMount, WidgetRoot, WidgetSlotData } from './widget.ts';
export { ContributionsSchema } from './contributions.ts';
export type {
  AnalyticsEvent,
  ContributedService,
  Contributions,
  FooterEntry,
  ManifestContributions,
  NavigationEntry,
  PageContributions,
  SiteMapEntry,
  StoredItem,
} from './contributions.ts';
export { fitContributions, isClaimed, isOtherSite, overfullPlaces } from './contribution-rules.ts';
export { FOOTER_COLUMNS, LAYOUT, LayoutSchema, MENU_ICONS, MENU_NAMES, SITE_MAP_SECTIONS } from './layout.ts';
export type { FooterColumn, Layout, MenuIcon, MenuName, SiteMapSection } from './layout.ts';
export { AREA_MODULE, widgetModule } from './exposed-modules.ts';
export { parseConfiguration } from './remote-configuration.ts';
export type {
  ConfigurationValues,
  ManifestConfiguration,
  RemoteConfiguration,
} from './remote-configuration.ts';
export { RemoteManifestSchema, parseRemoteManifest } from './remote.ts';
export type { RemoteBuild, RemoteManifest } from './remote.ts';
export {
  SHELL_LIFETIME_MILLISECONDS,
  ShellManifestSchema,
  contractsOf,
  parseShellManifest,
  parseShellOffer,
} from './shell.ts';
export type { ShellManifest, ShellOffer } from './shell.ts';
export { SAMPLES_FILE, SamplesSchema, parseSamples } from './samples.ts';
export type { RecordedAnswer, Samples } from './samples.ts';
export { RemoteSettingsSchema, parseRemoteSettings } from './settings.ts';
export type { RemoteSettings } from './settings.ts';
export { ReleaseDocumentSchema, emptyReleaseDocument, parseReleaseDocument } from './release.ts';
export type { LastMove, ReleaseDocument, RemoteRelease } from './release.ts';
export { claims, findClaimant, pageFolder } from './paths.ts';
export { providedVersion } from './widget-versions.ts';
export type { ProvidedWidget } from './widget-versions.ts';
