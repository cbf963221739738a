import type { ApplicationSubject } from '../subject.ts';
import { QuestionField } from './question-field.tsx';

export function QuestionsStep({ subject }: { subject: ApplicationSubject }) {
  return subject.questions.map((question) => <QuestionField key={question.id} question={question} />);
}
