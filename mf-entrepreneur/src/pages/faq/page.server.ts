import type { Head, HeadInput } from '@careers/platform';
import { CANDIDATE_QUESTIONS, OWNER_QUESTIONS } from '../../../content/questions.ts';
import { headOf } from '../../head.ts';

/** Includes questions and answers as structured data. */
export function head(input: HeadInput): Head {
  const page = headOf('questions')(input);
  return { ...page, structuredData: [...(page.structuredData ?? []), faq()] };
}

function faq(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: [...CANDIDATE_QUESTIONS, ...OWNER_QUESTIONS].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
