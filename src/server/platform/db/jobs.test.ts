import { expect, test } from 'vitest'
import { setUpTestDatabase } from '#testing/db.ts'
import { claimJob, finishJob } from './jobs.ts'

const database = setUpTestDatabase()
const windowMs = 10 ** 13

test('of many processes that ask, exactly one gets the job', async () => {
  const other = await database.openAnother()
  const pools = [database.db, other.db]
  const claims = Array.from({ length: 10 }, () => pools.map((db) => claimJob(db, 'retention', windowMs))).flat()

  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
  expect(await claimJob(database.db, 'another', windowMs)).toBe(true)
})

test('a run is marked when it is finished', async () => {
  await claimJob(database.db, 'retention', windowMs)
  const before = await database.db.selectFrom('job_runs').selectAll().executeTakeFirstOrThrow()
  await finishJob(database.db, 'retention')
  const after = await database.db.selectFrom('job_runs').selectAll().executeTakeFirstOrThrow()

  expect(before.finished_at).toBeNull()
  expect(after.finished_at).toBeGreaterThanOrEqual(after.started_at)
  expect(Math.abs(after.started_at - Date.now())).toBeLessThan(60_000)
})
