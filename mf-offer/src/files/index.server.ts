// One module, so that shared parts are in the artefact once.
export { answerOfferPdf } from './offer-pdf.server.ts';
export { answerPhoneCode } from './phone-code.server.ts';
export { answerSocialPicture } from './social-picture.server.ts';
