import { serviceIds, needsByService, type ServiceId } from '#domain/services/services.ts'
import { needWordsEn } from './everyday-words-en.ts'
import { needWordsEs } from './everyday-words-es.ts'
import { serviceWords } from './everyday-words-services.ts'
import { needKeys, type NeedKey } from './needs.ts'

/** The meaning of a phrase: needs with a certainty from 0 to 1, and services it names. */
export interface PhraseMeaning {
  needs: Map<NeedKey, number>
  services: ServiceId[]
}

const sure = 1
const hint = 0.5
/** Certainty of a service's needs other than its first. */
const alongside = 0.6

/** The phrases of one list, without the ~ that marks hints. */
export function parsePhrases(list: string): { phrase: string; isHint: boolean }[] {
  return list.split(/,\s*/).map((part) => {
    const isHint = part.startsWith('~')
    return { phrase: isHint ? part.slice(1) : part, isHint }
  })
}

const listed = (service: ServiceId) => parsePhrases(serviceWords[service] ?? '').filter(({ phrase }) => phrase !== '')

/**
 * Every phrase with its meaning. Phrases with the same `toKey` are merged; null leaves a phrase out. Phrases that name a
 * service have a key of their own.
 */
export function buildPhraseMeanings(
  toKey: (phrase: string) => string | null,
  toServiceKey: (phrase: string) => string | null = toKey,
): Map<string, PhraseMeaning> {
  const meanings = new Map<string, PhraseMeaning>()
  const getMeaning = (key: string) => {
    const meaning = meanings.get(key) ?? { needs: new Map<NeedKey, number>(), services: [] }
    meanings.set(key, meaning)
    return meaning
  }
  for (const need of needKeys) {
    for (const { phrase, isHint } of [needWordsEn[need], needWordsEs[need]].flatMap(parsePhrases)) {
      const key = toKey(phrase)
      if (key === null) continue
      const { needs } = getMeaning(key)
      needs.set(need, Math.max(needs.get(need) ?? 0, isHint ? hint : sure))
    }
  }
  const namesNeed = new Set(meanings.keys())
  for (const service of serviceIds) {
    for (const { phrase } of listed(service)) {
      const key = toServiceKey(phrase)
      if (key === null) continue
      const meaning = getMeaning(key)
      if (!meaning.services.includes(service)) meaning.services.push(service)
      addNeeds(meaning.needs, service, namesNeed.has(key))
    }
  }
  return meanings
}

/** The first need of a service gets full certainty, unless the needs' own lists already define the phrase. */
function addNeeds(needs: Map<NeedKey, number>, service: ServiceId, isKnown: boolean): void {
  needsByService[service].forEach((need, order) => {
    const strength = order === 0 && !isKnown ? sure : alongside
    needs.set(need, Math.max(needs.get(need) ?? 0, strength))
  })
}
