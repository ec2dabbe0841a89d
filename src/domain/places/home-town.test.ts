import { expect, test } from 'vitest'
import { buildPlanAnswers } from '#testing/builders/plan-answers.ts'
import { losAngeles } from '#testing/builders/places.ts'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { createCityIndex } from './city-index.ts'
import { findHomeTown, findMainTown } from './home-town.ts'

const row = (name: string, lat: number, population: number) => ({
  name,
  fips: losAngeles.fips,
  lat,
  lon: -118,
  population,
  isSeat: false,
})
const cities = createCityIndex([losAngeles], [row('Los Angeles', 34.05, 3_900_000), row('Lancaster', 34.7, 170_000)])
const find = (answers: Partial<PlanAnswers>) => findHomeTown(buildPlanAnswers(answers), losAngeles, cities)?.lat ?? null

test.each([
  ['see my PO tomorrow in Los Angeles and im out in Lancaster', 34.7],
  ['estoy en Lancaster, mi oficial esta en Los Angeles', 34.7],
  ['duermo con una amiga en lancaster', 34.7],
  ['court is in lancaster', 34.7],
  ['court in Lancaster, job in Los Angeles', null],
  ['i was born in texas', null],
  ['in jail, in trouble', null],
])('“%s”', (urgent_need, lat) => {
  expect(find({ urgent_need })).toBe(lat)
})

test('where no town is named, most people live in the largest', () => {
  expect(findMainTown(losAngeles, cities)?.lat).toBe(34.05)
})
