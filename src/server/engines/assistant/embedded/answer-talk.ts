import { findPlainRequest, findWantedLetter } from '#domain/conversation/plain-requests.ts'
import type { TurnKind } from '#domain/conversation/turn-kinds.ts'
import type { Language } from '#domain/language.ts'
import { fold } from '#domain/text/fold.ts'
import type { SmallTalk } from '#domain/understanding/small-talk.ts'
import type { Answer } from '../assistant.ts'
import { getTopicOpening } from './fixed-replies.ts'
import { declineHarm, namesHarm } from './refusals.ts'
import { formatLetter, formatReplyText, getChips } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'

const talkTexts = {
  hello: 'hello',
  thanks: 'thanks',
  goodbye: 'goodbye',
  who: 'who',
  human: 'human',
  can: 'can',
  test: 'test',
  yes: 'yesTo',
  no: 'noTo',
  howAreYou: 'talk',
  spanish: 'spanish',
  free: 'free',
} as const satisfies Record<SmallTalk, string>

/** A kind of turn that is answered with a few words of its own must be this likely. */
const certain: Readonly<Partial<Record<TurnKind, number>>> = {
  hello: 0.6,
  thanks: 0.5,
  bye: 0.6,
  stop: 0.6,
  about: 0.6,
  talk: 0.6,
  off: 0.75,
  vague: 0.5,
  vent: 0.6,
  harm: 0.75,
  yes: 0.7,
  no: 0.7,
}

/** "Thanks, and can I…" asks something. */
const surelyThanks = 0.8

const isAboutReggie: ReadonlySet<SmallTalk> = new Set(['who', 'human', 'can', 'spanish', 'free'])
/** Said beside any subject. */
const courtesies: ReadonlySet<SmallTalk> = new Set(['thanks', 'goodbye', 'hello', 'howAreYou'])
const asksForJoke = /\b(joke|chiste|make me laugh|hazme reir)\b/
const mourns = /\b(died|passed|funeral|buried|lost my|murio|fallecio|entierro|velorio|se me fue)\b/

/** Who is tired or angry is not told about whatever their words sound like. */
const surelyMeant = 0.72
const isGoodNews =
  /\b(?:(?:im|i am|we are|were|feel|feeling) (?:so |really |very )?happy|so happy|happy tears|best day of|(?:muy |bien )feliz|que alegria|lloro de (?:alegria|felicidad)|(?:im|i am|we are|were|feel|feeling) (?:so |really |very )?happy|so happy|happy tears|best day of|(?:muy |bien )?feliz(?: de| que| porque)?|que alegria|lloro de (?:alegria|felicidad)|(?:days?|weeks?|months?|mos|years?|yrs?) (?:clean|sober)|(?:got|landed) (?:the|a|that) job|got hired|passed (?:my|the)|graduated|got my (?:kids|license|ged|keys)|(?:dias?|semanas?|mes(?:es)?|anos?) (?:limpi[oa]|sobri[oa])|me dieron (?:el|un|la) (?:trabajo|jale|chamba)|pase (?:mi|el|la)|me gradue|ya tengo (?:trabajo|jale|chamba|mi ged))\b/

const asks =
  /\?|\b(?:how|where|what|when|who|can|could(?! (?:just |almost )?cry)|do|does|is|need|but|como|donde|que|cuando|quien|puedo|necesito|pero)\b/

/** Somebody who used and asks how to come out clean. */
const cheatsTest =
  /^(?=.*\b(?:smok\w*|used|using|got high|dirty|hit a blunt|fum\w*|us[eo]|consum\w*|me meti|mota|coca|weed)\b)(?=.*\b(?:drug test|ua|uas|pee test|urine|antidoping|dope test|prueba de (?:droga|drogas|orina)|examen de orina|orina)\b).*\b(?:how (?:do|can|to) (?:i )?(?:pass|beat|clean)|pass it|beat it|get clean fast|flush|como (?:lo |la )?(?:paso|pasar|libro|librar|limpio)|salir limpi[oa]|pasarl[oa]|librarl[oa])\b/

/** Enough where the words name what is declined: "how do I say in the interview what I used" does not. */
const likelyHarm = 0.45

/** "Just got out, now what" is vague and has an answer. */
const firstSteps = 'first-day-checklist'
/** The shortest ways of having no words for it yet. */
const isLost =
  /^(?:(?:i )?(?:dont|do not) (?:even )?know(?: what to do| where to start)?|idk|(?:i )?need help|help(?: me)?|no se(?: que hacer| por donde empezar)?|ayuda|ayudeme|necesito ayuda)(?: man| bro| please| porfa| por favor)?$/
/** "I need an ID" is short and says what it is about; "I need help" does not. */
const surelyVague = 0.9
const namedBy = 0.45

const aboutReggie = [
  [
    'police',
    /\b(police|cops?|feds?|policia|la ley|parole board|work for (the )?(state|parole|probation|government))\b/,
  ],
  [
    'privacy',
    /\b(keep|save|record|see|read|tell|share|snitch|private|guard\w+|graba\w*|ve[nr]?|leen?|dice[ns]?|privad\w*)\b/,
  ],
  ['free', /\b(free|bill|charge|cost|pay|gratis|cobr\w+|cuesta|pag\w+)\b/],
  ['spanish', /\b(spanish|english|spanglish|espanol|ingles)\b/],
] as const

/** What somebody wants to know about Reggie himself. */
function answerAboutReggie(
  text: string,
  language: Language,
  say: (key: 'who' | 'police' | 'free' | 'spanish') => Answer,
): Answer {
  const folded = fold(text)
  const asked = aboutReggie.find(([, words]) => words.test(folded))?.[0] ?? 'who'
  return asked === 'privacy' ? { ...say('who'), reply: getTopicOpening('privacy', language) } : say(asked)
}

function namesSomething({ hits: [first], turn }: Understanding, isTopicSure: boolean): boolean {
  if (!first || !isTopicSure) return false
  return first.guide.id === firstSteps || (turn.kindProbability < surelyVague && first.score >= namedBy)
}

/** The answer to a turn that asks nothing of the guides; null when it does. */
export function answerTalk(understanding: Understanding, isTopicSure: boolean): Answer | null {
  const { language, smallTalk, turn, text, talk } = understanding
  const say = (key: Parameters<typeof formatReplyText>[1], followUps: readonly string[] = []): Answer => ({
    reply: formatReplyText(language, key),
    crisis: null,
    followUps,
    sources: [],
  })
  const { choices } = getChips(language)
  const first = [choices.sleep, choices.food, choices.work]
  const isLikely = turn.kindProbability >= (certain[turn.kind] ?? Number.POSITIVE_INFINITY)
  const folded = fold(text)
  if (asksForJoke.test(folded)) return say('joke')
  const letter = findWantedLetter(text)
  if (letter) return { ...say('off'), reply: formatLetter(letter, language) }
  const request = findPlainRequest(text)
  if (request) return say(request, request === 'cursed' ? [choices.sleep, choices.work, choices.health] : [])
  if (isLost.test(folded) && talk.topic === null) return say('vague', [choices.sleep, choices.work, choices.health])
  if (isGoodNews.test(folded) && !asks.test(folded)) return say('goodNews')
  const isNamedHarm = turn.kind === 'harm' && turn.kindProbability >= likelyHarm && namesHarm(text)
  if ((isLikely && turn.kind === 'harm') || isNamedHarm || cheatsTest.test(folded))
    return { ...say('off'), reply: declineHarm(text, language) }
  const isCourtesy = smallTalk !== null && courtesies.has(smallTalk)
  const isReply = (smallTalk === 'yes' || smallTalk === 'no') && talk.topic !== null
  if (smallTalk && !isReply && (isAboutReggie.has(smallTalk) || isCourtesy || !isTopicSure))
    return say(talkTexts[smallTalk], smallTalk === 'hello' ? first : [])
  if (!isLikely) return null
  switch (turn.kind) {
    case 'hello':
      return say('hello', first)
    case 'thanks':
      return isTopicSure && turn.kindProbability < surelyThanks ? null : say('thanks')
    case 'bye':
      return say('goodbye')
    case 'stop':
      return say('stop')
    case 'about':
      return answerAboutReggie(text, language, say)
    case 'talk':
      return say('chat')
    case 'off':
      return isTopicSure ? null : say('off')
    case 'vague':
      return namesSomething(understanding, isTopicSure)
        ? null
        : say('vague', [choices.sleep, choices.work, choices.health])
    case 'yes':
      return talk.topic ? null : say('yesTo', first)
    case 'no':
      return talk.topic ? null : say('noTo')
    case 'vent':
      if (isTopicSure && (understanding.hits[0]?.score ?? 0) >= surelyMeant) return null
      return mourns.test(folded)
        ? {
            ...say('vent', [choices.talk]),
            reply: `${formatReplyText(language, 'grief')} ${formatReplyText(language, 'vent')}`,
          }
        : say('vent', [choices.talk, choices.work])
    default:
      return null
  }
}
