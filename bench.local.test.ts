import { test } from 'vitest'
import { testDatabase } from '#testing/db.ts'
testDatabase()
for (let i=0;i<30;i++) test('empty '+i, () => {})
