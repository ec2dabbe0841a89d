// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { results as english } from '#content/en/results.ts'
import { results as spanish } from '#content/es/results.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ShareButton } from './share-button.tsx'

/** What the simulated browser can do; a method that rejects simulates a denied permission. */
interface Abilities {
  share?: () => Promise<void>
  copy?: (text: string) => Promise<void>
}

function browserWith({ share, copy }: Abilities) {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      share: { value: share },
      clipboard: { value: copy && { writeText: copy } },
    }),
  )
}

async function pressShare(abilities: Abilities, language: 'en' | 'es' = 'en') {
  const onOutcome = vi.fn()
  const { user } = await renderInLanguage(
    <ShareButton title="Harbor" text={() => 'Harbor\n211'} name="Share Harbor" onOutcome={onOutcome}>
      Share
    </ShareButton>,
    language,
  )
  // Set up here because user-event has just installed its own clipboard.
  browserWith(abilities)
  await user.click(screen.getByRole('button', { name: 'Share Harbor' }))
  return { user, onOutcome }
}

const refuse = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)))

test('the system sheet gets the text and nothing else', async () => {
  const share = vi.fn(() => Promise.resolve())
  const { onOutcome } = await pressShare({ share })
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Harbor', text: 'Harbor\n211' })
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('shared')
})

test('closing the sheet does nothing more', async () => {
  const copy = vi.fn(() => Promise.resolve())
  const { onOutcome } = await pressShare({ share: refuse('AbortError'), copy })
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('canceled')
  expect(copy).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without a sheet, or when it is refused, the text is copied and that is said', async () => {
  const copy = vi.fn(() => Promise.resolve())
  await pressShare({ share: refuse('NotAllowedError'), copy }, 'es')
  expect(copy).toHaveBeenCalledExactlyOnceWith('Harbor\n211')
  expect(screen.getByRole('status').textContent?.trim()).toBe(spanish.share.copied)
})

test('where nothing else works the text stands there, marked, to be copied by hand', async () => {
  const { user } = await pressShare({ copy: refuse('NotAllowedError') })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: english.share.byHand })
  expect(box.value).toBe('Harbor\n211')
  expect(document.activeElement).toBe(box)
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'Harbor\n211'.length])
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(screen.queryByRole('textbox')).toBeNull()
})
