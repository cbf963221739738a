import { ChoiceError } from './choices.ts';

const NEEDED = 24;

/** @throws ChoiceError with what to do, for a Node that the site's packages do not run on. */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= NEEDED) return;
  throw new ChoiceError(
    `This needs Node ${NEEDED} or later, and ran on ${version}: run "nvm install ${NEEDED}", or see https://nodejs.org.`,
  );
}
