/** @jest-environment node */
import { Socket } from 'node:net';
import { ConnectionHandout } from './connection-handout.ts';
import type { Taker } from './connection-handout.ts';

function aTaker() {
  const offered: Socket[] = [];
  const taker: Taker = { send: (_offer, socket) => offered.push(socket) };
  return { taker, offered };
}

test('[FUSE-03] a visitor who leaves while waiting costs no worker its turn', () => {
  const handout = new ConnectionHandout();
  const { taker, offered } = aTaker();
  const gone = new Socket();
  handout.accept(gone);
  gone.destroy();
  handout.join(taker);
  const next = new Socket();
  handout.accept(next);
  expect(offered).toEqual([next]);
  handout.close();
});

test('[FUSE-03] what a dead worker was offered is offered to the next, before all that waits', () => {
  const handout = new ConnectionHandout();
  const [first, second] = [aTaker(), aTaker()];
  const [early, late] = [new Socket(), new Socket()];
  handout.join(first.taker);
  handout.accept(early);
  handout.accept(late);
  handout.lose(first.taker);
  handout.join(second.taker);
  handout.taken(second.taker);
  expect(second.offered).toEqual([early, late]);
  handout.close();
});
