import { planOf } from './plan.ts';
import type { SearchPlan } from './plan.ts';
import { parseTokens } from './parse-query.ts';
import type { ParseContext, ParsedQuery } from './parse-query.ts';
import { relaxations } from './relax.ts';
import { inPlaceOf } from './tokenize.ts';

/**
 * Yields the further ways to ask when the first finds nothing: typing errors corrected, what comes nearest in
 * the place of what no offer says, then with less and less of it. The first that finds something is the answer.
 */
export function* rewrites(first: SearchPlan, context: ParseContext): Generator<SearchPlan, void> {
  let plan = first;
  const correction = correctedQuery(first.parsed, context);
  if (correction) yield (plan = { ...planOf(correction.parsed, context), corrected: correction.said });
  const { synonyms } = context.names.words;
  const { tokens, replaced } = synonyms.nearest(plan.parsed.tokens, context.keywords);
  if (replaced.length > 0) {
    const { corrected } = plan;
    yield (plan = { ...planOf(parseTokens(tokens, context), context), corrected, replaced });
  }
  yield* relaxations(plan, context);
}

/** Returns how the words are read with their typing errors corrected, undefined where there are none. */
function correctedQuery(parsed: ParsedQuery, context: ParseContext) {
  const { words } = context.names;
  const corrected = parsed.tokens.flatMap((token) => {
    const correction = parsed.words.includes(token) ? words.correction(token.word) : undefined;
    return correction ? inPlaceOf([token], correction) : [token];
  });
  if (corrected.every((token) => parsed.tokens.includes(token))) return undefined;
  const again = parseTokens(corrected, context);
  return { parsed: again, said: again.said.map(({ word }) => words.written(word)).join(' ') };
}
