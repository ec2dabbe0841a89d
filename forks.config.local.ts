import base from './vitest.config.ts'
const c = base as any
c.test.pool='forks'; c.test.execArgv=['--max-semi-space-size=64']
export default c
