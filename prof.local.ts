import { Session } from 'node:inspector'
import { writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
const g = globalThis as any
if (!g.__prof) {
  const s = new Session(); s.connect(); s.post('Profiler.enable'); s.post('Profiler.setSamplingInterval',{interval:500}); s.post('Profiler.start'); g.__prof = s
}
afterAll(() => new Promise<void>((r) => g.__prof.post('Profiler.stop', (e: any, { profile }: any) => { const n = (g.__n = (g.__n ?? 0) + 1); writeFileSync(`/tmp/w/us/prof/${process.pid}-${Math.random().toString(36).slice(2)}-${n}.cpuprofile`, JSON.stringify(profile)); g.__prof.post('Profiler.start', () => r()) })))
