// Plain JavaScript on purpose: it must be readable by the oldest Node, to say what is missing.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Next Chapter runs on Node 24, which npm ci installs beside the packages; this is Node ${process.versions.node}. ` +
      'Start it with npm start after npm ci without --omit=optional.\n',
  )
  process.exit(1)
}
const { ensureBuilt } = await import('./build.ts')
await ensureBuilt()
await import('../dist/server/main.js')
