import type { FastifyReply, FastifyRequest } from 'fastify';
import type { View } from '@careers/desk/views';
import type { MoveContext } from '../environments/make-move.ts';

/** What the routes of the desk have in common. */
export interface DeskContext extends MoveContext {
  send(request: FastifyRequest, reply: FastifyReply, view: View): Promise<FastifyReply>;
}
