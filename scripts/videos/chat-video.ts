import { expect } from '@playwright/test'
import { answers, box, questions } from '../../e2e/chat-steps.ts'
import { openIn, type Tongue, uiTexts } from '../../e2e/journey.ts'
import type { Camera } from './camera.ts'

const question = { en: 'I need an ID', es: 'Necesito una identificación' }
const calls = '**/api/reggie'
/** The chat has its own header below the app's. */
const belowHead = 180

/** From welcome to a second answer. */
export async function recordChatVideo(camera: Camera, tongue: Tongue): Promise<void> {
  const { page } = camera
  const { welcome, chat } = uiTexts[tongue]
  const answer = (index: number) => answers(page, tongue).nth(index)
  const chips = page.getByRole('list', { name: chat.followUps }).getByRole('button')

  await camera.scene(async () => {
    await openIn(page, tongue)
    await camera.hold(1.8)
    await camera.tap(page.getByRole('button', { name: welcome.chat }))
    await expect(page.getByText(chat.greeting)).toBeVisible()
    await camera.hold(1.6)
  })
  await camera.scene(async () => {
    await camera.write(box(page, tongue), question[tongue])
    await camera.hold(0.6)
    const send = page.getByRole('button', { name: chat.send, exact: true })
    await camera.whileAsking(
      calls,
      () => camera.tap(send),
      async () => {
        await expect(box(page, tongue)).toHaveValue('')
        await camera.hold(1)
      },
    )
  })
  await camera.scene(async () => {
    await expect(chips.first()).toBeVisible({ timeout: 20_000 })
    await camera.glideTo(answer(0), belowHead)
    await camera.hold(3.5)
  })
  await camera.scene(async () => {
    await camera.glideTo(chips.first())
    await camera.hold(1.5)
    await camera.whileAsking(
      calls,
      () => camera.tap(chips.first()),
      async () => {
        await expect(questions(page, tongue)).toHaveCount(2)
        await camera.hold(0.8)
      },
    )
    await expect(answer(1)).toBeVisible({ timeout: 20_000 })
    await expect(chips.first()).toBeVisible()
    await camera.glideTo(answer(1), belowHead)
    await camera.hold(3)
  })
}
