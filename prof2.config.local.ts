import base from './bench.config.local.ts'
const c = base as any
for (const p of c.test.projects) p.test.setupFiles = [...(p.test.setupFiles ?? []), './prof.local.ts']
export default c
