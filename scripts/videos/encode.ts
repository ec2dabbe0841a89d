import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { frameMs, type Shot } from './camera.ts'

/** 1.5 times the page's resolution: sharp on a small phone, and small to download. */
const size = { width: 540, height: 1168 }

/** Throws one sentence that says what to install when it is missing. */
export function requireFfmpeg(): void {
  const { error, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (!error && stdout.includes('libx264')) return
  throw new Error(
    'The films need ffmpeg with H.264 (libx264). Install it, then try again: ' +
      'apt-get install ffmpeg, brew install ffmpeg or winget install ffmpeg.',
  )
}

/** H.264 that every phone plays, with its index first so that playback starts during the download. No sound. */
export async function encode(shots: readonly Shot[], file: string): Promise<void> {
  const child = spawn(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-framerate',
      String(1000 / frameMs),
      '-i',
      'pipe:0',
      '-vf',
      `scale=${size.width}:${size.height}:flags=lanczos,format=yuv420p`,
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-level',
      '3.1',
      '-preset',
      'veryslow',
      '-crf',
      '27',
      '-g',
      '150',
      '-threads',
      '1',
      '-an',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      file,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const errorOutput: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => errorOutput.push(part))
  // When it exits early the pipe breaks; its output and exit code give the reason.
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close')
  for (const { image, frames } of shots) {
    for (let frame = 0; frame < frames; frame += 1) {
      if (child.exitCode === null && !child.stdin.write(image)) await Promise.race([once(child.stdin, 'drain'), ended])
    }
  }
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg could not make ${file}:\n${Buffer.concat(errorOutput).toString()}`)
}
