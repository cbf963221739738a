import * as constants from './constants.ts';

it('the constants are the owner’s', () => {
  expect(constants).toMatchObject({
    OFFERS_PAGE_SIZE: 10,
    DEFAULT_PAGE: 0,
    REFERENCE_PAGE_SIZE: 100,
    JOBS_PAGE_SIZE: 1000,
    REFERENTIAL_BY_URL_SIZE: 1,
    RADIUS: { minimum: 5, maximum: 100, step: 5, fallback: 30 },
    MAX_JOBS: 3,
    MAX_PLACES: 3,
    MAX_ENTITIES: 3,
    MIN_ALERT_JOBS: 1,
    UPLOAD_MAX_BYTES: 2_097_152,
    ERROR_CAROUSEL_SIZE: 6,
    CAROUSEL_SIZE: 10,
    GEO_RADIUS: 30,
  });
});
