import { globSync, readFileSync } from 'node:fs'

const longest = 300
/** Content, migrations and tests may be long; code may not. */
const mayBeLong = /^src\/content\/|\/migrations\/|\.test\.tsx?$|\.spec\.ts$/

const files = globSync('{src,scripts,bench,e2e}/**/*.{ts,tsx,mjs}')
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines)

const at = (share: number) => files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0
const tooLong = files.filter(({ file, lines }) => lines > longest && !mayBeLong.test(file))

console.log(`${files.length} files  median ${at(0.5)} lines  90th percentile ${at(0.9)}  longest ${at(1)}`)
for (const { file, lines } of tooLong) console.error(`Over ${longest} lines: ${file} (${lines})`)
process.exitCode = files.length > 0 && tooLong.length === 0 ? 0 : 1
