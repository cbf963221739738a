import figures from '@careers/platform/figures' with { type: 'json' };

/** Benefits of several entities, worded once. */
export const TIME_OFF = { value: figures.timeOffDays, title: 'jours de RTT minimum' };
export const REMOTE_WORK = { value: figures.remoteDays, title: 'jours de télétravail par semaine' };
export const HEALTH_INSURANCE = { value: figures.healthInsuranceShare, title: 'de votre mutuelle financée' };
export const MEAL_VOUCHERS = { value: figures.mealVoucher, title: 'par titre-restaurant' };
