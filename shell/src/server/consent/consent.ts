import formBody from '@fastify/formbody';
import plugin from 'fastify-plugin';
import Type from 'typebox';
import Value from 'typebox/value';
import type { ConsentSettings } from '@careers/contract';
import { CONSENT_CATEGORIES, CONSENT_LIFETIME_SECONDS, formatConsent } from '@careers/platform/consent';
import type { ConsentChoice } from '@careers/platform/consent';
import { CONSENT_PATH, CONSENT_STYLE_PATH } from '../../app/constants.ts';
import { isCrossSite } from '../cross-site.ts';
import { pageBefore } from '../page-before.ts';

/** Shows the banner in the flow for browsers without JavaScript: the cached page is the same for all visitors. */
const SHOWN = '@media screen{[data-consent-banner]{display:block!important}}';

const Answer = Type.Object({
  choix: Type.Enum(['tout', 'rien', 'selection']),
  personalisation: Type.Optional(Type.String()),
  audience: Type.Optional(Type.String()),
  advertising: Type.Optional(Type.String()),
});

export interface ConsentOptions {
  consent: ConsentSettings;
  publicBaseUrl: string;
}

/** Handles consent without JavaScript: serves the banner's stylesheet, stores the answer in the cookie, redirects back. */
export const consent = plugin<ConsentOptions>(
  async (app, options) => {
    await app.register(formBody, { bodyLimit: 1_000 });
    app.get(CONSENT_STYLE_PATH, async ({ cookies }, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .type('text/css; charset=utf-8')
        .send(options.consent.cookieName in cookies ? '' : SHOWN),
    );
    app.post(CONSENT_PATH, async (request, reply) => {
      const answer: unknown = { ...(request.body as object) };
      // CSRF: another site must not answer for a visitor.
      if (!Value.Check(Answer, answer) || isCrossSite(request, options.publicBaseUrl))
        return reply.code(400).send();
      const allows = (name: keyof ConsentChoice) =>
        answer.choix === 'tout' || (answer.choix === 'selection' && answer[name] !== undefined);
      const choice = Object.fromEntries(
        CONSENT_CATEGORIES.map(({ name }) => [name, allows(name)]),
      ) as unknown as ConsentChoice;
      reply.setCookie(options.consent.cookieName, formatConsent(choice), {
        path: '/',
        maxAge: CONSENT_LIFETIME_SECONDS,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
      return reply.redirect(
        answer.choix === 'selection' ? `${CONSENT_PATH}?enregistre` : pageBefore(request),
        303,
      );
    });
  },
  { name: 'consent', dependencies: ['@fastify/cookie'] },
);
