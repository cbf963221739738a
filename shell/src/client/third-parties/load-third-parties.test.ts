import { writeConsent } from '@careers/platform';
import { loadThirdParties } from './load-third-parties.ts';

const thirdParties = {
  tagManager: 'https://tags.test/container.js',
  labs: 'https://labs.test/labs.js',
  chat: 'https://chat.test/chat.js',
};
const nothing = { personalisation: false, audience: false, advertising: false };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

test('[CONSENT-02] [CONSENT-03] loads each service once, only with its own category', () => {
  writeConsent({ ...nothing, personalisation: true });
  loadThirdParties({ thirdParties });
  expect(scripts()).toEqual([]);

  writeConsent({ ...nothing, audience: true });
  expect(scripts()).toEqual([thirdParties.tagManager, thirdParties.labs]);
  expect(window.chatSettings).toBeUndefined();

  writeConsent({ ...nothing, audience: true, advertising: true });
  writeConsent(nothing);
  writeConsent({ ...nothing, audience: true, advertising: true });
  expect(scripts()).toEqual([thirdParties.tagManager, thirdParties.labs, thirdParties.chat]);
  expect(window.chatSettings).toMatchObject({
    path: 'offres-emploi',
    darkMode: true,
    preventRedirect: false,
  });
  expect(document.head.querySelector('link[rel=stylesheet]')).toHaveAttribute(
    'href',
    'https://chat.test/chat.css',
  );
});
