import type { FastifyRequest } from 'fastify';
import type { FreezesView } from '@careers/desk/views';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { freeze, planFreeze } from '../environments/environment-store.ts';
import { plannedFreeze } from '../environments/planned-freezes.ts';
import { FreezeRequest } from '../environments/schemas.ts';
import { Environment, oneLine } from '../http/parameters.ts';
import { RegistryError, refused } from '../registry-error.ts';
import { allFacts, environmentLine } from './board.ts';
import type { DeskContext } from './context.ts';
import { Form } from './forms.ts';
import { refusalOf } from './refusals.ts';
import { sentBy } from './move-form.ts';
import { parisTime } from './paris-time.ts';
import { lackingOf } from './rights.ts';

/** Routes of environments' freezes. */
export async function freezeRoutes(app: App, { database, send }: DeskContext): Promise<void> {
  app.get('/desk/freezes', async (request, reply) => {
    request.requireRight({ to: 'read' });
    return send(request, reply, await freezesView(database, request));
  });

  app.post(
    '/desk/freezes/:environment',
    { schema: { params: Environment, body: Form } },
    async (request, reply) => {
      const { environment } = request.params;
      const fields = request.body;
      try {
        const right = { to: 'move', environment, remote: '', action: 'freeze' } as const;
        const { name: actor } = request.requireRight(right);
        const reason = fields['action'] === 'freeze' ? reasonOf(request, fields['reason']) : null;
        const [from, until] = [parisTime(fields['from']), parisTime(fields['until'])];
        if (reason !== null && (from ?? until) !== undefined)
          await planFreeze(database, environment, plannedFreeze({ from, until, reason, by: actor }));
        else {
          const isWithPlanned = fields['planned'] === 'true';
          await freeze(database, { name: environment, reason, actor, isWithPlanned });
        }
        return reply.redirect('/desk/freezes', 303);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        const { reason = '', from = '', until = '' } = fields;
        const refusal = refusalOf(request, {
          error,
          environment,
          sent: sentBy(fields),
          moves: [],
          revision: 0,
        });
        return send(request, reply.code(error.status), {
          ...(await freezesView(database, request)),
          refusal,
          sent: { environment, reason, from, until },
        });
      }
    },
  );
}

function reasonOf(request: FastifyRequest, text = ''): string {
  const reason = oneLine(text);
  if (request.validateInput({ reason }, FreezeRequest)) return reason;
  throw refused('reason-missing', 'A freeze says why, in 500 characters at most.');
}

async function freezesView(database: Database, request: FastifyRequest): Promise<FreezesView> {
  const environments = (await allFacts(database)).map((facts) => environmentLine(request, facts));
  const first = environments.find(({ mayFreeze }) => !mayFreeze);
  return {
    kind: 'freezes',
    environments,
    lacking: first
      ? lackingOf(request, { to: 'move', environment: first.name, remote: '', action: 'freeze' })
      : null,
    refusal: null,
    sent: null,
  };
}
