import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { NOT_FOUND_MESSAGE, adviceOf, captionOf, serialiseError, statusOf } from './route-error.ts';

describe('[API-03] the status of a route’s error', () => {
  it.each([
    [new ErrorResponse(404, 'Offre introuvable', null), 404],
    [Object.assign(new Error('x'), { statusCode: 503 }), 503],
    [Object.assign(new Error('x'), { status: 400 }), 400],
    [Object.assign(new Error('x'), { status: 200 }), 500],
    [Object.assign(new Error('x'), { status: 'gone' }), 500],
    [new Error('x'), 500],
    ['text', 500],
    [undefined, 500],
  ])('%s → %i', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it('[ERROR-01] a caption by code takes precedence over a text; ignores unknown codes and the text for robots', () => {
    const unavailable = 'Cette page est momentanément indisponible';
    expect(captionOf(new ErrorResponse(503, 'Trop tard', { messageCode: 'page.unavailable' }))).toBe(
      unavailable,
    );
    expect(captionOf(new ErrorResponse(503, 'Trop tard', { messageCode: 'toString' }))).toBe('Trop tard');
    expect(captionOf(new ErrorResponse(404, NOT_FOUND_MESSAGE, null))).toBeUndefined();
  });

  it('shows the visitor only intended captions', () => {
    expect(captionOf(new ErrorResponse(404, 'Offre introuvable', null))).toBe('Offre introuvable');
    expect(captionOf(new ErrorResponse(500, 'Internal Server Error', null))).toBeUndefined();
    expect(adviceOf(new ErrorResponse(404, '', { advice: 'Cherchez' }))).toBe('Cherchez');
    expect(adviceOf(new ErrorResponse(404, '', { advice: 404 }))).toBeUndefined();
    expect(adviceOf(Object.assign(new Error('x'), { data: { advice: 'secret' } }))).toBeUndefined();
    expect(captionOf(new Error('secret of the database'))).toBeUndefined();
    expect(JSON.stringify(serialiseError(new Error('secret of the database')))).not.toContain('secret');
  });
});
