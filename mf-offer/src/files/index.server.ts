// One module, so that shared parts are in the artefact once.
export { answerJobSheet } from './job-sheet.server.ts';
export { answerSocialPicture } from './social-picture.server.ts';
