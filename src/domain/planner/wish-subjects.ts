import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import type { Guide } from '../knowledge/guide.ts'
import { fold } from '../text/fold.ts'
import type { AnswerSubject } from './guide-tasks.ts'
import { says } from '../text/says.ts'

interface WishedGuide {
  guide: string
  /** Of a folded clause. */
  words: RegExp
  /** Done, or of another kind. */
  unless?: RegExp
  /** The boxes in which it is a wish or a duty; otherwise the goals alone. */
  inAny?: true
}

const licensed =
  '(?:barber\\w*|barbero|barbera|cosmetolog\\w+|beautician|hair ?(?:dresser|stylist)|estilista|nail tech|manicurista|esthetician|electrician|electricista|plumber|plomero|contractor|contratista|real ?estate|tattoo artist|tatuador\\w*|massage therapist|security guard|hvac|realtor)'
const license = '(?:licen[sc]\\w*|permit|permiso|card|certificate|certificado|board)'

/** What somebody wants to reach or must do, and the guide that says how to begin. */
const wished: readonly WishedGuide[] = [
  {
    guide: 'trade-license-record',
    words: new RegExp(
      `\\b${licensed} ${license}\\b|\\b${license} (?:de|para|for|as|to be|en) (?:a |un |ser )?${licensed}\\b|^(?:be |become |ser |be a |become a |ser un |and |y |a |i want to be a |quiero ser )*(?:tattoo artist|tatuador[a]?|barber|barbero|barbera|cosmetologist|estilista|electrician|electricista)$|\\b(?:tattoo|barber) (?:school|shop of my own)\\b`,
    ),
  },
  {
    guide: 'care-licenses',
    words:
      /\b(?:cna|nurse aide|nursing assistant|lpn|home health(?: aide)?|medical assistant|asistente de enfermeria|auxiliar de enfermeria|cuidador[a]? de (?:ancianos|viejitos)|daycare license)\b/,
  },
  {
    guide: 'baby-supplies',
    words:
      /\b(?:crib|bassinet|stroller|car ?seat|diapers|pampers|baby (?:stuff|things|clothes|bed)|(?:stuff|things|clothes) for (?:the|my) baby|cuna|panales|carriola|ropita|sus cositas|cosas (?:para|de|del) (?:el |la |mi )?(?:bebe|nina|nino)|asiento (?:de|para) (?:el )?(?:carro|bebe))\b/,
  },
  {
    guide: 'faith-community',
    words:
      /\b(?:want|need|find|looking for|look for|miss|get back (?:in|to)|back to|quiero|busco|necesito|hallar|encontrar|volver a|regresar a|extrano)(?: \w+){0,3} (?:church|iglesia|mosque|mezquita|temple|templo|synagogue|parish|parroquia|congregacion|congregation|bible study)\b|\bbautizar\w*|\b(?:get|be) baptized\b/,
    unless: /\b(?:food|comida|pantry|despensa) (?:\w+ ){0,3}(?:church|iglesia)\b/,
    inAny: true,
  },
  {
    guide: 'community-service-hours',
    words:
      /\b(?:community service|servicio comunitario|trabajo comunitario|comm(?:unity)? hours|service hours|h?oras (?:de|del) (?:servicio|comunidad))\b/,
    unless: /\b(?:finished|done|completed|did|did all|termine|acabe|ya (?:hice|acabe|termine))\b/,
    inAny: true,
  },
  {
    guide: 'leave-gang',
    words:
      /\b(?:leave|left|leaving|get out of|out of|done with|drop\w*|away from) (?:the |my |that )?(?:gang|set|hood|clique)\b|\b(?:pandilla|ganga|los del barrio|la clica)\b.*\b(?:ya no|salir|salirme|dejar|alejar\w*|me buscan)\b|\b(?:salir|salirme|dejar|alejar\w*) (?:de |del )?(?:la |el )?(?:pandilla|ganga|barrio|clica)\b/,
    inAny: true,
  },
]

const goals: PlanQuestionId = 'goals_3_months'

const splitClauses = (answer: string) =>
  answer
    .split(/[.,;!?\n()]+/)
    .map(fold)
    .filter((clause) => clause !== '')

/** The guides about what a person wants to reach or has to do, where no reader saw them yet. */
export function listWishSubjects(
  answers: PlanAnswers,
  guides: readonly Guide[],
  known: readonly AnswerSubject[],
): AnswerSubject[] {
  const clauses = new Map(planQuestionIds.map((id) => [id, splitClauses(answers[id])]))
  return wished.flatMap(({ guide: id, words, unless, inAny }): AnswerSubject[] => {
    const guide = guides.find((candidate) => candidate.id === id)
    if (!guide || known.some((subject) => subject.guide.id === id)) return []
    const boxes = inAny ? planQuestionIds : [goals]
    const isMeant = (clause: string) => says(words, clause) && !unless?.test(clause)
    const question = boxes.find((box) => clauses.get(box)?.some(isMeant))
    return question === undefined ? [] : [{ guide, probability: 1, question: goals, words: answers[question] }]
  })
}
