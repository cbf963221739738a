// One module, so that what both need is in the artefact once.
export { answerJobSheet } from './job-sheet.server.ts';
export { answerSocialPicture } from './social-picture.server.ts';
