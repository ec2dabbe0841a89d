import { fold } from '../text/fold.ts'

/** "14 months clean today": days that are counted with joy, and nothing that pulls. */
const soberDays =
  /\b(?:days?|months?|years?|yrs?|dias?|meses|mes|anos?) (?:\w+ )?(?:clean|sober|limpi[oa]|sobri[oa]|sin (?:tomar|usar|consumir))\b/
const joy =
  /\b(?:today|hoy|tell\w*|dec\w+|cont\w+|proud|orgullos\w|celebr\w+|happy|feliz|made it|hit|cumpl\w+|thank\w*|gracias|chip|ficha)\b/
const pull =
  /\b(?:but|pero|want|wanna|gonna|about to|voy a|ganas|crav\w+|use|using|used|us[oe]|drink\w*|buy|bought|compr\w+|bag|bottle|botella|needle|plug|dealer|perc\w*|fent\w*|dope|hand|mano|car|carro|pocket|bolsa|relaps\w*|reca\w+|outside|afuera|jeringa|esquina|corner|cash|door|puerta|die|dead|kill|mori\w*|gone|end|over)\b/

/** Longer messages tell more than joy. */
const mostJoyWords = 15

/** Learned from many who count their days with the dealer at the door, the judge takes this for danger. */
export function isSoberDay(text: string): boolean {
  const folded = fold(text)
  const isShort = folded.split(' ').length <= mostJoyWords
  return isShort && soberDays.test(folded) && joy.test(folded) && !pull.test(folded)
}
