import { BACKEND_PREFIX } from '@careers/contract';
import { backendDouble } from '../backend-double.ts';
import type { Conformance } from './conformance.ts';
import { readDescription } from './contract.ts';
import type { OwnAnswers } from './network.ts';

/** Returns what answers a remote's requests to its own backends, as the shell does for browsers. */
export async function ownBackends({ directory, backends = {} }: Conformance): Promise<OwnAnswers> {
  const { name } = await readDescription(directory);
  const prefix = `${BACKEND_PREFIX}/${name}/`;
  return (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(prefix)) return undefined;
    const [backend = '', ...path] = pathname.slice(prefix.length).split('/');
    return (
      backends[backend] && backendDouble(backends)(backend).fetch(`/${path.join('/')}${search}`, request)
    );
  };
}
