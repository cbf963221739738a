import { appendFile } from 'node:fs/promises';
import { startMailbox } from '../../shared/job-api/testing/mailbox.ts';

/** A mail server to be killed and stopped: writes what it takes into a file before it answers. */
const [, , port, file = ''] = process.argv;
const mailbox = await startMailbox(Number(port));
mailbox.onMail = ({ messageId, recipient }) => appendFile(file, `${messageId} ${recipient}\n`);
console.log(`listening on ${mailbox.url}`);
