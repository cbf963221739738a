import type { PublicConfiguration, ThirdPartyId } from '@careers/contract';
import { CONSENT_CHANGE, THIRD_PARTY_CATEGORIES, readConsent } from '@careers/platform';
import { prepareChat } from './chat.ts';

/**
 * Loads each configured service once its category is allowed. A running service cannot be unloaded, so that a
 * withdrawal takes effect at the next page load.
 */
export function loadThirdParties({ thirdParties }: Pick<PublicConfiguration, 'thirdParties'>): void {
  const loaded = new Set<string>();
  const update = () => {
    const consent = readConsent();
    for (const id of Object.keys(THIRD_PARTY_CATEGORIES) as ThirdPartyId[]) {
      const address = thirdParties[id];
      if (!address || loaded.has(id) || !consent[THIRD_PARTY_CATEGORIES[id]]) continue;
      loaded.add(id);
      if (id === 'chat') prepareChat(address);
      appendScript(address);
    }
  };
  update();
  window.addEventListener(CONSENT_CHANGE, update);
}

function appendScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
