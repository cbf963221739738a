export { afterNextPaint } from './after-next-paint.ts';
export * from './router.ts';
export { ActionDataProvider, useActionData } from './action-data.tsx';
export { Link } from './link.tsx';
export type { LinkProps } from './link.tsx';
export { defineArea, definePages } from './define-area.ts';
export { announce } from './announce.ts';
export { backendOf } from './backend-of.ts';
export { TRACKED_EVENT, trackEvent } from './track-event.ts';
export type { EventValues, TrackedEvent } from './track-event.ts';
export { returnToLink } from './navigation/followed-link.ts';
export { closeHash, isOpenedHere, stepsBefore } from './navigation/hash.ts';
export { useHash } from './navigation/use-hash.ts';
export { useHashChoice } from './navigation/use-hash-choice.ts';
export { BelowFold } from './below-fold.tsx';
export { SiteProvider, useSite } from './site.tsx';
export type { Site } from './site.tsx';
export { readConfiguration, useConfiguration } from './remote-configuration.ts';
export { defineWidget } from './widgets/define-widget.tsx';
export type { WidgetDefinition } from './widgets/define-widget.tsx';
export { WidgetSlot } from './widgets/widget-slot.tsx';
export type { WidgetSlotProps } from './widgets/widget-slot.tsx';
export { prepareWidgets } from './widgets/parcel.ts';
export { useIsHydrating } from './use-is-hydrating.ts';
export { PageHtmlProvider } from './before-hydration/page-html.tsx';
export { useInputBeforeHydration } from './before-hydration/use-input-before-hydration.ts';
export { ServerWidgets, WidgetHostProvider } from './widgets/host.tsx';
export type { WidgetHost } from './widgets/host.tsx';
export { useWidgetEnvironment } from './widgets/environment.tsx';
export type { WidgetEnvironment } from './widgets/environment.tsx';
export {
  CONSENT_CATEGORIES,
  CONSENT_CHANGE,
  openConsent,
  readConsent,
  writeConsent,
} from './consent/consent.ts';
export type { Consent, ConsentChoice } from './consent/consent.ts';
export { useConsent, useConsentChoice } from './consent/use-consent.ts';
export { personalValue } from './storage/personal-value.ts';
export type { PersonalValue } from './storage/personal-value.ts';
export { useFavorite, useFavorites } from './storage/use-favorites.ts';
export { rememberEntityApplication, useAppliedEntities } from './storage/applied-list.ts';
export {
  forgetApplication,
  rememberApplication,
  useAppliedOffer,
  useAppliedOffers,
} from './storage/applied-list.ts';
export { rememberSeenOffer, useIsSeenOffer } from './storage/seen-offers.ts';
export { THIRD_PARTY_CATEGORIES } from './consent/third-party-categories.ts';
export type { ThirdParty } from './consent/third-parties.ts';
export { withSourceMarker } from './source-marker.ts';
export type {
  ActionRequest,
  AreaContext,
  BackendAccess,
  Contributions,
  Head,
  HeadInput,
  Navigate,
  PageContributions,
  PageRequest,
  PageServer,
  RemoteConfiguration,
  SitemapAddress,
  StoredItem,
  WidgetContext,
  WidgetSlotData,
} from '@careers/contract';
export { identifierPrefix } from './widgets/widget-slot.tsx';
