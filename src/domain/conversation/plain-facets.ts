import type { FacetName } from '../knowledge/facets.ts'
import { fold } from '../text/fold.ts'

/** Words that say beyond doubt what is asked, whatever story stands around them. */
const plainFacets: readonly (readonly [FacetName, RegExp])[] = [
  [
    'bring',
    /\b(?:what|wat|which (?:papers|documents)) (?:\w+ ){0,4}(?:bring|take with)\b|\b(?:que|q|cuales papeles) (?:\w+ ){0,3}(?:llev[oae]|llevar|llevamos)\b/,
  ],
  [
    'cost',
    /\b(?:how much (?:does|do|is|will|would) (?:\w+ ){0,5}(?:cost|charge|it|that|they)|how much (?:is|for) (?:it|that|the)|what (?:does|do|will) (?:\w+ ){1,4}cost|cuanto (?:me )?(?:cuesta|cobran|sale|vale)|is (?:it|that) free|es gratis)\b/,
  ],
  [
    'time',
    /\b(?:how long (?:does|do|will|would|til|till|until|before)|how many (?:days|weeks|months) (?:does|till|until|before)|cuanto(?: tiempo)? (?:se )?(?:tarda|tardan|demora|dura|toma))\b/,
  ],
  [
    'say',
    /\b(?:what (?:do|should|can|would|exactly do) i (?:say|tell|write)|how (?:do|should|can) i (?:say|tell|explain|word)|que (?:le|les) (?:digo|escribo)|como (?:le|les|lo|se lo) (?:digo|explico))\b/,
  ],
  [
    'deadline',
    /\b(?:how many days (?:do|did) (?:i|we) (?:have|get)|how long do i have to (?:appeal|file|answer|respond|ask|turn)|by when|whats the deadline|cuantos dias (?:tengo|hay|me dan)|cuanto tiempo tengo para|hasta cuando (?:tengo|puedo))\b/,
  ],
  [
    'denied',
    /\b(?:what if (?:they|he|she) (?:say no|says no|den\w+)|si (?:me )?(?:dicen que no|dice que no|niegan?))\b/,
  ],
]

export const plainlyAsked = 0.9

/** The facet that the words of a message name beyond doubt; where they name two, the last. */
export function findPlainFacet(text: string): FacetName | null {
  const words = fold(text)
  const found = plainFacets.flatMap(([name, form]) => {
    const at = words.search(form)
    return at < 0 ? [] : [{ name, at }]
  })
  return found.toSorted((a, b) => b.at - a.at)[0]?.name ?? null
}
