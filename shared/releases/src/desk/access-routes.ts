import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { App } from '../http/app.ts';
import { requireIdentity } from '../identity/authenticate.ts';
import { giveGrant, takeGrant } from '../identity/grants/change-grants.ts';
import { NewGrant } from '../identity/grants/grant-routes.ts';
import { Id } from '../identity/schemas.ts';
import { revokeToken } from '../identity/tokens/tokens.ts';
import { oneLine } from '../http/parameters.ts';
import { RegistryError } from '../registry-error.ts';
import { accessView } from './access.ts';
import type { DeskContext } from './context.ts';
import { Form, invalidForm } from './forms.ts';
import type { Fields } from './move-form.ts';

/** Pages of people, pipelines and tokens, with their rights. */
export async function accessRoutes(app: App, { database, send }: DeskContext): Promise<void> {
  const path = '/desk/access';

  app.get(path, async (request, reply) => {
    request.requireRight({ to: 'read' });
    return send(request, reply, await accessView(database, request));
  });

  app.post(path, { schema: { body: Form } }, async (request, reply) => {
    try {
      await change(request, request.body);
      return reply.redirect(path, 303);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { status, rule, message, remedy } = error;
      const { action, holder = '', role = '', scope = '', reason = '' } = request.body;
      const sent = action === 'give' ? { holder, role, scope, reason } : null;
      const view = await accessView(database, request);
      return send(request, reply.code(status), { ...view, refusal: { rule, message, remedy }, sent });
    }
  });

  async function change(request: FastifyRequest, fields: Fields): Promise<void> {
    if (fields['action'] === 'revoke') {
      return revokeToken(database, requireIdentity(request), validated(request, fields, Id).id);
    }
    const actor = request.requireRight({ to: 'administer' });
    if (fields['action'] === 'take') await takeGrant(database, actor, validated(request, fields, Id).id);
    else {
      const { holder, role, scope, reason = '' } = fields;
      const grant = { holder, role, scope: scope || null, reason: oneLine(reason) };
      await giveGrant(database, actor, validated(request, grant, NewGrant));
    }
    await app.grantsChanged();
  }
}

/** Validates fields against the API's schema. */
function validated<Schema extends TSchema>(
  request: FastifyRequest,
  fields: unknown,
  schema: Schema,
): Static<Schema> {
  if (request.validateInput(fields, schema)) return fields as Static<Schema>;
  throw invalidForm(
    'This form does not say what to change.',
    'Choose each field from its list; a reason has 500 characters at most.',
  );
}
