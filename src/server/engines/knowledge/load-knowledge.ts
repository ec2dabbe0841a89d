import path from 'node:path'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Gazetteer } from '#domain/understanding/location-in-text.ts'
import { readFacts } from '../facts/read-facts.ts'
import { createGazetteer } from '../places/gazetteer.ts'
import type { Places } from '../places/places.ts'
import { readGuides } from './read-guides.ts'

/** Reggie's knowledge: the guides, the facts, and place names as people write them. */
export interface Knowledge {
  guides: readonly Guide[]
  facts: Facts
  places: Gazetteer
}

export async function loadKnowledge(dataFolder: string, places: Places): Promise<Knowledge> {
  const [guides, facts] = await Promise.all([
    readGuides(path.join(dataFolder, 'knowledge')),
    readFacts(path.join(dataFolder, 'facts')),
  ])
  return {
    facts,
    guides: guides.map(({ guide }) => guide),
    places: createGazetteer(places),
  }
}
