import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Plain JavaScript on purpose: it must run on the oldest Node to report the required version.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Next Chapter needs Node 24 or newer; this is Node ${process.versions.node}. ` +
      'npm ci installs a fitting one unless --omit=optional is set. Start with npm start.\n',
  )
  process.exit(1)
}
const { isBuilt } = await import('./build/stamp.mjs')
if (!isBuilt()) {
  // In a separate process, because the build tool leaves settings and memory behind.
  const build = spawnSync(process.execPath, [fileURLToPath(import.meta.resolve('./build.ts'))], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
}
await import('../dist/server/main.js')
