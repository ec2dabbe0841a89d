import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns } from '../text/says.ts'

const kin =
  '(?:moms?|mother|mama|mami|ama|madre|dads?|father|papa|apa|padre|jefit[oa]|parents|padres|sisters?|hermanas?|brothers?|hermanos?|wife|husband|espos[oa]|marido|mujer|senora|vieja|girlfriend|boyfriend|gf|bf|novi[oa]|girl|lady|sons?|daughters?|hij[oa]s?|nin[oa]s?|nen[ea]s?|baby daddy|cousins?|prim[oa]s?|aunt|auntie|ti[oa]s?|uncle|grandma|grandmother|mamaw|abuel[oa]s?|grandpa|papaw|gram|nana|suegr[oa]|cunad[oa]|friends?|amig[oa]s?|homie|buddy|compa|comadre|compadre|roommate|celly|neighbor|vecin[oa])'

/** Words just before a fact that make it somebody else's: "my mom missed", "mi papá tiene". */
const ofAnother = new RegExp(
  `\\b(?:my|mi|mis|his|her|su|sus|the|el|la|a|un|una) (?:\\w+ )?${kin}(?: (?!i |im |ive |me |yo |estoy |tengo |so |and |y )\\w+){0,5} $|\\b${kin}\\b.* (?:and|y) (?:he|she|they|hes|shes|ella|el|le) (?:\\w+ ){0,2}$`,
)

/** A fact in the words of both languages, for one folded sentence. */
export interface PlainWords<Name extends string> {
  name: Name
  words: RegExp
  /** What must be said of the person in the same answer, too. */
  also?: RegExp
  /** What shows that it is over, or that something else is meant. */
  unless?: RegExp
  /** A list of skills, or a wish, says it as plainly. */
  inGoals?: true
  /** Said of a relative it counts as well. */
  ofAnyone?: true
}

const isOwn = (words: RegExp, folded: string) =>
  [...folded.matchAll(new RegExp(words.source, 'g'))].some(({ index }) => !ofAnother.test(folded.slice(0, index)))

function isSaid({ words, also, unless, ofAnyone }: PlainWords<string>, folded: string, sentences: readonly string[]) {
  if (!words.test(folded) || unless?.test(folded) === true) return false
  const isMet = (pattern: RegExp, text: string) => (ofAnyone ? pattern.test(text) : isOwn(pattern, text))
  return isMet(words, folded) && (also === undefined || sentences.some((sentence) => isMet(also, sentence)))
}

const goals: PlanQuestionId = 'goals_3_months'

/** Finds which of these facts the answers tell of the person, each sentence by itself. */
export function createPlainReader<Name extends string>(
  facts: readonly PlainWords<Name>[],
): (answers: PlanAnswers) => Name[] {
  const findCandidates = indexPatterns(facts, ({ words }) => words)
  const findIn = (answers: PlanAnswers, id: PlanQuestionId) => {
    const sentences = answers[id]
      .replaceAll('$', ' dollars ')
      .split(/[.;!?\n]+/)
      .map(fold)
    return sentences.flatMap((sentence) =>
      findCandidates(sentence)
        .filter((fact) => (id !== goals || fact.inGoals === true) && isSaid(fact, sentence, sentences))
        .map(({ name }) => name),
    )
  }
  return (answers) => [...new Set(planQuestionIds.flatMap((id) => findIn(answers, id)))]
}
