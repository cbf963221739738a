import styled from 'styled-components';
import type { View } from '../views.ts';

/**
 * Live region: empty until another user changes the page's data; the script then announces the move, with a link that
 * updates the page.
 */
export function LiveLine({ view }: { view: View }) {
  const followed = followedBy(view);
  if (!followed) return null;
  const { address, revisions } = followed;
  return <Line role="status" data-follow={JSON.stringify(revisions)} data-address={address} />;
}

/** Returns the environments of a page, each with its revision. */
function followedBy(view: View): { address: string; revisions: Record<string, number> } | null {
  if (view.kind === 'board') {
    const revisions = view.environments.map(({ name, revision }) => [name, revision] as const);
    return { address: '/desk', revisions: Object.fromEntries(revisions) };
  }
  if (view.kind !== 'rollout' && view.kind !== 'rollback') return null;
  const { environment, remote, revision } = view.release;
  const address = `/desk/${environment}/${remote}${view.kind === 'rollback' ? '/rollback' : ''}`;
  return { address, revisions: { [environment]: revision } };
}

/** Below the content, to avoid a layout shift. */
const Line = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 1rem;
  width: fit-content;
  max-width: calc(100% - 2rem);
  margin-inline: auto;
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-bottom: 1rem;
    padding: 0.75rem 1.15rem;
    border: 1px solid var(--border-strong);
    border-left: 6px solid var(--info);
    border-radius: var(--r-2);
    background: var(--floating);
    box-shadow: var(--e-3);
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: 700;
  }
`;
