import path from 'node:path'
import { expect, test } from 'vitest'
import { generateActionPlan } from '#contracts/plan-generation.ts'
import { planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { allHelpLines, toDialDigits } from '#domain/help-lines/help-lines.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { states } from '#domain/places/states.ts'
import { readListings, readManifest } from '#server/engines/directory/files/read.ts'
import { storeDirectory } from '#server/engines/directory/load.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { readFacts } from '#server/engines/knowledge/load-knowledge.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { getTestEngine } from '#testing/db.ts'
import { setUpTestServer } from '#testing/server.ts'
import { chooseCount } from '#testing/whole-sets.ts'

const folder = path.resolve('data/directory')
const perState = chooseCount(40, 5)
const server = setUpTestServer()

/** Seeded, so every run gets the same numbers. */
function chances(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T, some: () => next() < 0.3 }
}

const answerTexts = [
  'a bed tonight',
  'no tengo dónde dormir',
  'I have nowhere to go with my two kids',
  'my ID',
  'no tengo papeles',
  'a job',
  'my medicine runs out tomorrow',
  'I see my parole officer on Monday',
  'staying sober',
  'my kids',
  'quiero ver a mis hijos',
  'I am a veteran',
  'suboxone',
  'my license is suspended',
  'court fines',
  'nobody',
  'my sister',
  'finish my GED',
  'a car',
  'anger',
  'health insurance',
  'I owe child support',
  'clear my record',
  'my own business',
  'nothing',
  '😀',
  'call me at 559-555-0142',
  '<b>x</b>',
  'I am pregnant',
  'I am on the registry',
  'voting',
  'a phone',
  'my teeth hurt',
]
const phone = /(?<![\d-])(?:1-)?(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}(?![\d-])/g
const toPhoneKey = (number: string) => toDialDigits(number).replace(/^1(?=\d{10}$)/, '')

// Loading takes seconds, and the other engines would read the same rows.
const isOnce = getTestEngine() === 'sqlite'

test.runIf(isOnce)('with the real directory every place exists and every phone is on file', async () => {
  const { version, sources } = readManifest(folder)
  await storeDirectory(server.database, { version, sources, listings: () => readListings(folder) }, server.clock.now())
  const directory = directoryRepository(server.database.db)
  const facts = await readFacts(path.resolve('data/facts'))
  const places = loadPlaces(folder)
  const { pick, some } = chances(6)
  const onFile = new Set(
    [
      ...allHelpLines.map((line) => line.phone),
      ...[...facts.contacts.values()].flatMap((contact) => contact.phone ?? []),
      ...Object.values(facts.states).flatMap((stateFacts) =>
        [stateFacts.idOffice, stateFacts.vitalRecords, stateFacts.corrections, stateFacts.legalAid].flatMap(
          (office) => office?.phone ?? [],
        ),
      ),
      ...Object.values(facts.voting.states).flatMap(({ office }) => office.phone ?? []),
      ...Object.values(facts.stateLines.states).flatMap((lines) =>
        lines.flatMap(({ trust, phone: number }) => (trust === 'own' && number ? number : [])),
      ),
    ].map(toPhoneKey),
  )
  const browser = server.browser()
  let [plans, named] = [0, 0]

  for (const { code } of states) {
    for (let round = 0; round < perState; round += 1) {
      const payload = {
        location: `${pick(places.inState(code)).name}, ${code}`,
        language: pick(['en', 'es']),
        selectedNeeds: needKeys
          .filter(some)
          .map((need) => need.replaceAll('-', ' '))
          .join(','),
        responses: Object.fromEntries(planQuestionIds.map((id) => [id, `${pick(answerTexts)}, ${pick(answerTexts)}`])),
      }
      const reply = await browser.send({ method: 'POST', url: '/api/generate-action-plan', payload })
      const payloadText = JSON.stringify(payload)
      expect(reply.statusCode, payloadText).toBe(200)
      const { plan, steps } = generateActionPlan.reply.parse(reply.json()) as { plan: string; steps: PlanStep[] }
      const stored = await directory.documents(steps.flatMap(({ place }) => place?.id ?? []))
      const near = new Set<string>()
      for (const { place, dueOn, script } of steps) {
        expect(dueOn >= '2026-11-15' && (place !== null || script !== null), payloadText).toBe(true)
        if (!place) continue
        const listing = stored.get(place.id)?.listing
        expect(listing, payloadText).toMatchObject({ state: code })
        expect([listing?.name, listing?.nameEs], payloadText).toContain(place.name)
        if (place.phone)
          expect(
            listing?.phones.map(({ number }) => number),
            payloadText,
          ).toContain(place.phone)
        near.add(toPhoneKey(place.phone ?? ''))
        named += 1
      }
      const strange = (plan.match(phone) ?? []).map(toPhoneKey).filter((key) => !onFile.has(key) && !near.has(key))
      expect(strange, payloadText).toEqual([])
      plans += 1
    }
  }
  expect(plans).toBe(states.length * perState)
  expect(named).toBeGreaterThan(plans)
})
