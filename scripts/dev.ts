import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { findFreePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = Number(process.env['PORT'] || 3000)
const serverPort = await findFreePort()

// The API server restarts when its files change; the pages reload by themselves.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort) },
})
const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': { target: `http://127.0.0.1:${serverPort}` },
      '/ws': { target: `ws://127.0.0.1:${serverPort}`, ws: true },
    },
  },
})
await vite.listen()
process.stdout.write(`Next Chapter for development: http://localhost:${port}\n`)

const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
server.on('exit', (code) => {
  if (code) process.exit(code)
})
