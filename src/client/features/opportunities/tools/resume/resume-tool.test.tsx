// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyResume } from '#domain/opportunities/resume.ts'
import { jobTools as english } from '#content/en/job-tools.ts'
import { jobTools as spanish } from '#content/es/job-tools.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useToolMemory } from '../tool-memory.ts'
import { ResumeTool } from './resume-tool.tsx'
import { ResumeView } from './resume-view.tsx'

const words = { en: english.resume, es: spanish.resume }
const onClose = vi.fn()
/** A page with a second tab; the inactive tab is unmounted. */
function Hub() {
  const storedMemory = useToolMemory('resume')
  const [isAway, setIsAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsAway(!isAway)}>
        Tab
      </button>
      {!isAway && storedMemory.memory.open && <ResumeTool storedMemory={storedMemory} onClose={onClose} />}
    </>
  )
}

const getPrintedText = () => document.querySelector('body > .job-paper')?.textContent ?? ''
const stored = () => ({ ...localStorage, ...sessionStorage })
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

beforeEach(() => {
  clearAll()
  onClose.mockClear()
})

test.each(['en', 'es'] as const)(
  'in %s the page grows with every word, and nothing is kept or sent',
  async (language) => {
    const sent = fakeFetch()
    const before = stored()
    const t = words[language]
    const { user } = await renderInLanguage(<Hub />, language)
    expect(screen.getByText(t.erases)).toBeTruthy()
    write(t.name, 'Sample Person')
    write(t.phone, '213-555-0101')
    write(t.email, 'sample@example.com')
    write(t.skills, 'Cook for 300\nTrain others')
    write(t.job, 'Kitchen worker')
    write(t.employer, 'State of Ohio')

    const preview = within(screen.getByRole('region', { name: t.preview }))
    for (const text of [
      'Sample Person',
      '213-555-0101 · sample@example.com',
      'Cook for 300',
      'Kitchen worker, State of Ohio',
    ]) {
      expect(preview.getByText(text)).toBeTruthy()
      expect(getPrintedText()).toContain(text)
    }
    await user.click(screen.getByRole('button', { name: (language === 'en' ? english : spanish).copy }))
    expect(await navigator.clipboard.readText()).toContain('- Train others')
    expect([sent, stored()]).toEqual([[], before])
    for (const box of screen.getAllByRole('textbox')) expect(box.getAttribute('autocomplete')).toBe('off')
  },
)

test('a Spanish page can have English titles for the employer', async () => {
  const { user } = await renderInLanguage(<Hub />, 'es')
  write(spanish.resume.skills, 'Cocino')
  expect(getPrintedText()).toContain('Habilidades')
  await user.click(screen.getByRole('radio', { name: spanish.resume.english }))

  expect(getPrintedText()).toContain('Skills')
  expect(document.querySelector('.job-paper')?.getAttribute('lang')).toBe('en')
})

test('leaving asks first while something is written, and erasing leaves nothing to ask about', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const { user } = await renderInLanguage(<Hub />)
  write(english.resume.name, 'Sample')
  await user.click(screen.getByRole('button', { name: english.allTools }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(english.resume.leave)
  expect(onClose).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: english.resume.erase }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: english.resume.erase }))
  expect(getPrintedText()).toBe('')
  await user.click(screen.getByRole('button', { name: english.allTools }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).toHaveBeenCalledOnce()
})

test('closing the tab asks first as well', async () => {
  await renderInLanguage(<Hub />)
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isHeld()).toBe(false)
  write(english.resume.name, 'S')

  expect(isHeld()).toBe(true)
})

test('a look at another tab loses nothing and prints nothing of it; leaving still asks', async () => {
  const { user } = await renderInLanguage(<Hub />)
  write(english.resume.name, 'Sample Person')
  await user.click(screen.getByRole('button', { name: 'Tab' }))
  expect(document.querySelector('.job-paper')).toBeNull()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Tab' }))

  expect(getPrintedText()).toContain('Sample Person')
})

test('a page the browser keeps for Back holds nothing that was written', async () => {
  await renderInLanguage(<Hub />)
  write(english.resume.name, 'Sample Person')
  act(() => void window.dispatchEvent(new Event('pagehide')))

  expect(document.body.innerHTML).not.toContain('Sample Person')
})

test('jobs are added and removed, and what is written in the others stays', async () => {
  const { user } = await renderInLanguage(<Hub />)
  await user.click(screen.getByRole('button', { name: english.resume.addJob }))
  const second = within(screen.getByRole('group', { name: 'Job 2' }))
  fireEvent.change(second.getByLabelText(english.resume.job), { target: { value: 'Baker' } })
  await user.click(screen.getByRole('button', { name: 'Remove job 1' }))

  expect(within(screen.getByRole('group', { name: 'Job 1' })).getByDisplayValue('Baker')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove job/ })).toBeNull()
})

test('a Social Security number is warned about', async () => {
  await renderInLanguage(<Hub />)
  write(english.resume.school, 'GED 123-45-6789')

  expect(screen.getByText(english.resume.ssn)).toBeTruthy()
})

test.each([
  [0.5, false],
  [1, false],
  [1.04, true],
])('a page that is %s full warns of spilling over: %s', async (fill, warns) => {
  const draft = {
    headings: { skills: 'S', work: 'W', training: 'T', school: 'C', languages: 'L' },
    headingLanguage: 'en',
  } as const
  await renderInLanguage(
    <ResumeView
      {...draft}
      resume={emptyResume}
      fill={fill}
      onResume={vi.fn()}
      onHeadingLanguage={vi.fn()}
      onClose={onClose}
    />,
  )
  expect(screen.queryByText(english.resume.tooLong) !== null).toBe(warns)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`${Math.round(fill * 100)}%`)
})
