import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRenderer, SignInView } from '@careers/desk/views';
import { sendDesk } from '../../desk/send-desk.ts';

/** Returns true if the client is a browser, not a program. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Sends a page of the login. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    renderer,
    ...page
  }: { renderer: DeskRenderer; title: string; text: readonly string[] } & Partial<SignInView>,
): Promise<FastifyReply> {
  const view: SignInView = {
    ...{ kind: 'sign-in', isRefusal: false, button: null, link: null, takesLink: false },
    ...page,
  };
  return sendDesk(request, reply, { renderer, view });
}
