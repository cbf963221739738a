import type { FastifyReply, FastifyRequest } from 'fastify';
import type { View } from '@careers/desk/views';
import type { MoveContext } from '../environments/make-move.ts';

/** Shared context of the desk's routes. */
export interface DeskContext extends MoveContext {
  send(request: FastifyRequest, reply: FastifyReply, view: View): Promise<FastifyReply>;
}
