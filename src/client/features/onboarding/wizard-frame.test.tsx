// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '#testing/render.tsx'
import { WizardFrame } from './wizard-frame.tsx'

const handlers = { onBack: vi.fn(), onHome: vi.fn() }
const frame = (step: number, percent = 0) => (
  <WizardFrame step={step} percent={percent} {...handlers}>
    <h1 tabIndex={-1}>{`Title ${step}`}</h1>
  </WizardFrame>
)

test.each([
  [1, 0, 'en', 'Step 1 of 3'],
  [2, 33, 'es', 'Paso 2 de 3'],
  [3, 67, 'en', 'Step 3 of 3'],
  [7, 80, 'es', 'Paso 3 de 3'],
] as const)('at step %i the bar stands at %i percent and says it in %s', async (step, percent, language, text) => {
  await renderInLanguage(frame(step, percent), language)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  expect(bar.value).toBe(percent)
  expect(bar.getAttribute('aria-valuetext')).toBe(text)
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['en', 'Back', 'Home'],
  ['es', 'Atrás', 'Inicio'],
] as const)('the way back and the way home are on every step, in %s', async (language, back, home) => {
  vi.clearAllMocks()
  for (const step of [1, 2, 3]) {
    const { user, unmount } = await renderInLanguage(frame(step), language)
    await user.click(screen.getByRole('button', { name: back }))
    await user.click(screen.getByRole('button', { name: home }))
    unmount()
  }
  expect([handlers.onBack.mock.calls.length, handlers.onHome.mock.calls.length]).toEqual([3, 3])
})

/** Both buttons are at the same position on the screen, as Back is. */
function Steps() {
  const [step, setStep] = useState(5)
  return (
    <>
      <p data-testid="step">{step}</p>
      <WizardFrame step={step > 3 ? 3 : step} percent={0} onBack={() => setStep((now) => now - 1)} onHome={vi.fn()}>
        <h1 tabIndex={-1}>{`Title ${step}`}</h1>
        <button type="button" onClick={() => setStep(1)}>
          {'To step 1'}
        </button>
        <button type="button" onClick={() => setStep(2)}>
          {'To step 2'}
        </button>
      </WizardFrame>
    </>
  )
}

const stepNow = () => screen.getByTestId('step').textContent

test('a new step takes the focus to its heading', async () => {
  const { user } = await renderInLanguage(<Steps />)
  expect(document.activeElement?.tagName).not.toBe('H1')
  await user.click(screen.getByRole('button', { name: 'To step 2' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title 2' }))
})

test('the second click of a double click does not act on the step the first one brought', async () => {
  const { user } = await renderInLanguage(<Steps />)
  await user.click(screen.getByRole('button', { name: 'To step 2' }))
  await user.dblClick(screen.getByRole('button', { name: 'Back' }))
  expect(stepNow()).toBe('1')
})

test('the second half of a double tap neither, while a later tap does', async () => {
  await renderInLanguage(<Steps />)
  const tap = (name: string, timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: timeStamp } })
    act(() => {
      screen.getByRole('button', { name }).dispatchEvent(event)
    })
  }
  tap('To step 2', 1000)
  tap('Back', 1200)
  expect(stepNow()).toBe('2')
  tap('Back', 1400)
  expect(stepNow()).toBe('1')
})

test('keys are never taken for a double tap', async () => {
  await renderInLanguage(<Steps />)
  fireEvent.click(screen.getByRole('button', { name: 'To step 2' }), { detail: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'To step 1' }), { detail: 0 })
  expect(stepNow()).toBe('1')
})
