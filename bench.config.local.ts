import base from './vitest.config.ts'
const c = base as any
for (const p of c.test.projects) { if (/sqlite|postgres|pglite/.test(p.test.name)) p.test.include = ['bench.local.test.ts'] }
export default c
