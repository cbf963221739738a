import fc from 'fast-check';
import { readPlayerMessage } from './player-messages.ts';

describe('[CONTENT-08] messages of the film frame', () => {
  it('report that the film has ended or cannot be shown', () => {
    expect(readPlayerMessage('{"event":"infoDelivery","info":{"playerState":0}}')).toBe('ended');
    expect(readPlayerMessage('{"event":"onError","info":150}')).toBe('failed');
  });

  it('are otherwise of no interest, whatever they are', () => {
    expect(readPlayerMessage('{"event":"infoDelivery","info":{"playerState":1}}')).toBeNull();
    fc.assert(fc.property(fc.anything(), (data) => readPlayerMessage(data) === null));
    fc.assert(fc.property(fc.json(), (data) => readPlayerMessage(data) === null));
  });
});
