import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { formatAddress } from '../../src/domain/directory/describe.ts'
import type { Listing } from '../../src/domain/directory/listing.ts'
import { parsePage } from '../../src/domain/grounding/web-addresses.ts'
import type { Language } from '../../src/domain/language.ts'
import type { Resource } from '../../src/domain/resources/resource.ts'
import {
  createDice,
  buildFalseAddress,
  buildFalseLaw,
  buildFalseName,
  buildFalsePage,
  buildFalsePhone,
  buildFalsePrice,
  type Dice,
  type Truth,
} from './grounding-lies.ts'
import { readRealListings as readDirectoryListings, root } from './open-directory.ts'

const lieKinds = ['phone', 'web', 'address', 'price', 'law', 'organization'] as const
export type LieKind = (typeof lieKinds)[number]

export interface PlantedReply {
  language: Language
  text: string
  listings: Resource[]
  /** Planted false values that must not be shown. */
  lies: { kind: LieKind; value: string }[]
  /** True sentences that must stay unchanged. */
  truths: string[]
}

const sentences = z.array(z.string())
const Templates = z.object({
  open: sentences,
  close: sentences,
  true: z.object({ phone: sentences, web: sentences, address: sentences }),
  false: z.record(z.enum(lieKinds), sentences),
})
type Templates = z.infer<typeof Templates>

let knownPlaces: Resource[] | undefined

/** Real listings from all over the country, each with a number and a door. Read once: the directory is large. */
function readRealListings(): Resource[] {
  return (knownPlaces ??= readPlaces())
}

function readPlaces(): Resource[] {
  const siteListings = [...readDirectoryListings()].filter(
    ({ scope, street, phones }) => scope === 'site' && /^\d/.test(street ?? '') && phones.length > 0,
  )
  return siteListings.filter((_, index) => index % Math.floor(siteListings.length / 600) === 0).map(asResource)
}

function asResource(listing: Listing): Resource {
  const { id, name, organization, category, city, state, zip, phones, website } = listing
  const phone = phones[0]?.number ?? null
  const address = formatAddress(listing)
  return { id, name, organization, category, city, state, zip, phone, website, services: [], address }
}

const fill = (template: string, name: string, value: string) =>
  template.replace('{name}', () => name).replace('{value}', () => value)

/** Reproducible replies: true sentences mixed with planted ones, half of them in Spanish. */
export function buildPlantedReplies(count: number): PlantedReply[] {
  const file = path.join(root, 'data/golden/grounding/templates.json')
  const templates = z.object({ en: Templates, es: Templates }).parse(JSON.parse(readFileSync(file, 'utf8')))
  const listings = readRealListings()
  return Array.from({ length: count }, (_, index) => {
    const language = index % 2 === 0 ? 'en' : 'es'
    const near = [listings[index % listings.length], listings[(index * 7 + 3) % listings.length]].filter(
      (listing) => !!listing,
    )
    return oneReply(language, templates[language], near, createDice(index + 1))
  })
}

function oneReply(language: Language, templates: Templates, listings: Resource[], roll: Dice): PlantedReply {
  const truths = listings.flatMap((listing) => trueSentences(listing, templates, roll))
  const truth = toTruth(listings[0])
  const lies = Array.from({ length: 1 + Math.floor(roll.next() * 3) }, (_, index) => {
    const kind = index === 0 ? roll.pick(['phone', 'phone', 'web', 'web', 'address'] as const) : roll.pick(lieKinds)
    const value = buildLie(kind, roll, truth)
    return { kind, value, sentence: fill(roll.pick(templates.false[kind]), '', value) }
  })
  const shuffledSentences = shuffled([...truths, ...lies.map(({ sentence }) => sentence)], roll)
  const all = [roll.pick(templates.open), ...shuffledSentences, roll.pick(templates.close)]
  const isLine = (index: number) => all[index]?.startsWith('- ') ?? false
  const text = all
    .map((sentence, index) => `${sentence}${isLine(index) || isLine(index + 1) ? '\n' : ' '}`)
    .join('')
    .trim()
  return { language, text, listings, truths, lies: lies.map(({ kind, value }) => ({ kind, value })) }
}

function trueSentences({ name, phone, website, address }: Resource, templates: Templates, roll: Dice): string[] {
  const digits = phone?.replace(/\D/g, '') ?? ''
  const spelled = roll.pick([phone ?? '', digits.replace(/^(...)(...)(....)$/, '$1-$2-$3')])
  return [
    ...(phone ? [fill(roll.pick(templates.true.phone), name, spelled)] : []),
    ...(website ? [fill(roll.pick(templates.true.web), name, website)] : []),
    ...(address ? [fill(roll.pick(templates.true.address), name, address)] : []),
  ]
}

const toTruth = (listing: Resource | undefined): Truth => ({
  phone: listing?.phone?.replace(/\D/g, '') ?? '',
  host: parsePage(listing?.website ?? '')?.host ?? 'ssa.gov',
  street: listing?.address?.split(',')[0] ?? '',
})

function buildLie(kind: LieKind, roll: Dice, truth: Truth): string {
  switch (kind) {
    case 'phone':
      return buildFalsePhone(roll, truth)
    case 'web':
      return buildFalsePage(roll, truth)
    case 'address':
      return buildFalseAddress(roll, truth)
    case 'price':
      return buildFalsePrice(roll)
    case 'law':
      return buildFalseLaw(roll)
    case 'organization':
      return buildFalseName(roll)
  }
}

const shuffled = <Item>(list: readonly Item[], roll: Dice): Item[] =>
  list
    .map((item) => ({ item, at: roll.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
