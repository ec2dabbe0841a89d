import { fold } from '../text/fold.ts'

interface PlainSubject {
  guideId: string
  words: RegExp
  /** Where these stand as well, something else is meant. */
  unless: RegExp
}

/**
 * Words that leave no doubt what comes first, however much else a message tells: who has no bed tonight needs one before an
 * ID, and who cannot pay for a burial needs money before comfort. The reader learned from messages about one thing each.
 */
const plainSubjects: readonly PlainSubject[] = [
  {
    guideId: 'bed-tonight',
    words:
      /\b(?:where (?:do|can|could|am|will|should|imma|ima|do i go to) (?:i )?(?:\w+ ){0,3}?(?:sleep|crash)|(?:nowhere|no ?where|no place|noplace) (?:else )?to (?:sleep|stay|go tonight|lay)|need (?:a )?(?:bed|place to (?:sleep|stay|lay|crash))|need (?:a )?place (?:and|n|for tonight|tonight)|(?:lay|rest) my head|donde (?:duermo|dormir|puedo dormir|me puedo quedar)|(?:no tengo|sin) (?:a )?donde (?:dormir|quedarme|ir hoy|pasar la noche)|(?:no tengo|sin) a donde ir)\b/,
    unless:
      /\b(?:kids?|children|babies|baby|hij[oa]s?|ninos|nenes?|registry|registrad[oa]|registro|dog|perro|pets?|veteran|veteran[oa]|vet|eviction|evicted|desalojo|hits? me|me pega|pregnant|embarazada|in my car|in the car|en (?:mi|el) carro|apartment|apartamento|rent|renta)\b/,
  },
  {
    guideId: 'funeral-costs',
    words:
      /\b(?:enterrar\w*|entierro|sepelio|cremar\w*|cremacion|bury (?:him|her|my|them)|burial|cremat\w+|casket|ataud)\b/,
    unless: /\b(?:permission|permiso|travel|viajar|pass|pase|leave the state|let me go|dejen ir|salir del)\b/,
  },
]

/** The guides that the words of a message name beyond doubt. */
export function findPlainSubjects(text: string): string[] {
  const folded = fold(text)
  return plainSubjects
    .filter(({ words, unless }) => words.test(folded) && !unless.test(folded))
    .map(({ guideId }) => guideId)
}
