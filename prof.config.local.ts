import base from './vitest.config.ts'
const c = base as any
for (const p of c.test.projects) p.test.setupFiles = [...(p.test.setupFiles ?? []), './prof.local.ts']
c.test.maxWorkers = 1
export default c
