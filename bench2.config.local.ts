import base from './bench.config.local.ts'
const c = base as any
for (const p of c.test.projects) p.test.experimental = { viteModuleRunner: false, nodeLoader: false }
export default c
