import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { type Tongue, tongues } from '../e2e/journey.ts'
import { tutorial as en } from '../src/content/en/tutorial.ts'
import { tutorial as es } from '../src/content/es/tutorial.ts'
import { type TutorialStep, tutorialSteps } from '../src/domain/tutorial/progress.ts'
import { getVideoName } from '../src/domain/tutorial/progress.ts'
import { chromiumArgs, findBrowser } from './browser.ts'
import { startServer } from './running-server.ts'
import { Camera } from './videos/camera.ts'
import { writeCaptions } from './videos/captions.ts'
import { recordChatVideo } from './videos/chat-video.ts'
import { drawAsOnPhones } from './videos/draw-as-on-phones.ts'
import { encode, requireFfmpeg } from './videos/encode.ts'
import { recordFindVideo } from './videos/find-video.ts'
import { findVideoProblems } from './videos/video-problems.ts'
import { recordPlanVideo } from './videos/plan-video.ts'

const folder = 'data/media'
const draft = `${folder}/draft.mp4`
const texts = { en, es }
const walks: Record<TutorialStep, (camera: Camera, tongue: Tongue) => Promise<void>> = {
  find: recordFindVideo,
  chat: recordChatVideo,
  plan: recordPlanVideo,
}

/** Records one step in a browser with empty storage, like a new phone's. */
async function recordVideo(browser: Browser, url: string, step: TutorialStep, tongue: Tongue): Promise<Camera> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: tongue === 'es' ? 'es-US' : 'en-US',
    timezoneId: 'America/Los_Angeles',
  })
  try {
    const page = await context.newPage()
    await drawAsOnPhones(page)
    const camera = new Camera(page, texts[tongue][step].lines)
    await walks[step](camera, tongue)
    return camera
  } finally {
    await context.close()
  }
}

/** Replaces the old video only when the new one is valid. */
async function make(browser: Browser, url: string, step: TutorialStep, tongue: Tongue): Promise<void> {
  const { shots, cues } = await recordVideo(browser, url, step, tongue)
  const target = `${folder}/${getVideoName(step, tongue, 'mp4')}`
  await encode(shots, draft)
  const problems = findVideoProblems(await readFile(draft), cues, texts[tongue][step].lines)
  const { size } = await stat(draft)
  const seconds = (cues.at(-1)?.toMs ?? 0) / 1000
  console.log(`${target}  ${seconds.toFixed(1)} s  ${Math.round(size / 1000)} KB`)
  if (problems.length > 0) throw new Error(`${target}: ${problems.join('; ')}`)
  await rename(draft, target)
  await writeFile(`${folder}/${getVideoName(step, tongue, 'vtt')}`, writeCaptions(cues))
}

/** `npm run videos -- chat es` makes only the videos with these names. */
const wanted = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => process.argv.slice(2).includes(name))
  return named.length > 0 ? named : names
}

requireFfmpeg()
await mkdir(folder, { recursive: true })
// Reproducible for everyone: no model and no live source is used.
const server = await startServer({ AI_PROVIDER: 'embedded', LIVE_SOURCES: 'off', WEB_SEARCH: 'off', DATABASE_URL: '' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })
try {
  for (const step of wanted(tutorialSteps)) {
    for (const tongue of wanted(tongues)) await make(browser, server.url, step, tongue)
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(draft, { force: true })
}
