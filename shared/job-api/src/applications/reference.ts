import { randomInt } from 'node:crypto';

/**
 * The twenty characters of Open Location Codes: chosen by Google so that none looks like another and none of them spell
 * a word (https://github.com/google/open-location-code, specification, "Character set").
 */
const CHARACTERS = '23456789CFGHJMPQRVWX';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/**
 * Returns a reference that one can read out and write down, such as "7XQM-42RC": one of 25 billion, drawn by chance. It
 * tells nothing of how many there are, and opens nothing by itself.
 */
export function drawReference(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
