import { writeFileSync } from 'node:fs'
import { startPostgres } from '#testing/postgres-cluster.ts'
delete process.env.TEST_DATABASE_URL
const pg = await startPostgres()
writeFileSync('/tmp/w/us/pgurl', pg?.url ?? 'none')
process.on('SIGTERM', () => void pg?.stop().then(() => process.exit(0)))
setInterval(() => {}, 1e6)
