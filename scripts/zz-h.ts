import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, loadConfigFromFile } from 'vite'
const cfgs: Record<string, object[]> = JSON.parse(readFileSync('/tmp/h-cfgs.json','utf8'), (k, v) => k === 'test' ? new RegExp(v) : v)
const base = (await loadConfigFromFile({command:'build',mode:'production'}, '/work/main/vite.config.ts'))!.config as any
const all = base.build.rolldownOptions.output.codeSplitting.groups
for (const [name, groups] of Object.entries(cfgs)) {
  base.build.rolldownOptions.output.codeSplitting.groups = [...all.slice(0,3), ...groups]
  const outDir = '/tmp/h-dist'
  await build({ ...base, configFile: false, logLevel: 'error', build: { ...base.build, outDir, emptyOutDir: true } })
  const m = JSON.parse(readFileSync(outDir + '/.vite/manifest.json','utf8'))
  const clos = (k: string, set = new Set<string>()) => { if (set.has(k)) return set; set.add(k); for (const i of m[k].imports ?? []) clos(i, set); return set }
  const first = clos('app/main.tsx'); for (const k of clos('platform/i18n/core-en.ts')) first.add(k)
  const size = (f: string) => brotliCompressSync(readFileSync(outDir + '/' + f)).length + 450
  const cost = (ks: string[], print = false) => { const s = new Set<string>(); for (const k of ks) for (const x of clos(k)) if (!first.has(x)) s.add(x); let t = 0; const fs = new Set<string>(); for (const x of s) { fs.add(m[x].file); for (const c of m[x].css ?? []) if (!m['app/main.tsx'].css?.includes(c)) fs.add(c) } for (const f of fs) { t += size(f); if (print) console.log('   ', size(f)-450, f.slice(0,90)) } return [t, fs.size] }
  const c = (n: string) => '../content/en/' + n + '.ts'
  console.log(name, 'chat', cost(['app/home/chat-page.tsx', c('chat'), c('crisis-card')], name.startsWith('v')), '/chat', cost(['app/chat-page.tsx', c('chat')]), 'gro', cost(['app/gro-page.tsx', c('gro')]), 'intro', cost(['app/introductions-page.tsx', c('introductions')]), 'away', cost(['app/home/away-page.tsx',c('away')]), 'res', cost(['app/home/resources-page.tsx']), 'onb', cost(['app/home/onboarding-page.tsx']), 'saved', cost(['app/home/saved-resources-page.tsx']), 'journey', cost(['app/shell/journey.tsx']))
}
