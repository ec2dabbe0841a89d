// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { jobTools as english } from '#content/en/job-tools.ts'
import { jobTools as spanish } from '#content/es/job-tools.ts'
import { opportunities as englishHub } from '#content/en/opportunities.ts'
import { opportunities as spanishHub } from '#content/es/opportunities.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { loadRecordFacts } from './record/load-record-facts.ts'
import { RecordView } from './record/record-tool.tsx'
import type { ToolName } from './tool-names.ts'
import { ToolsSection } from './tools-section.tsx'

const words = { en: english, es: spanish }
const toolNames = { en: englishHub.toolNames, es: spanishHub.toolNames }
const onPractice = vi.fn()
const getPrintedText = () => document.querySelector('body > .job-paper')?.textContent ?? ''
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const stored = () => ({ ...localStorage, ...sessionStorage })

// Preloaded, so that no test waits for a file.
beforeAll(async () => {
  await Promise.all([
    import('./record/record-tool.tsx'),
    import('./resume/resume-tool.tsx'),
    import('./letter/letter-tool.tsx'),
    import('./log/log-tool.tsx'),
    loadRecordFacts(),
  ])
})

beforeEach(() => {
  clearAll()
  onPractice.mockClear()
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-15T18:00:00Z'))
})

async function open(tool: ToolName, language: 'en' | 'es' = 'en') {
  const view = await renderInLanguage(<ToolsSection onPractice={onPractice} homeState="CA" />, language)
  await view.user.click(screen.getByRole('button', { name: new RegExp(`^${toolNames[language][tool]}`) }))
  await screen.findByRole('heading', { level: 3, name: toolNames[language][tool] })
  return view
}

test.each(['en', 'es'] as const)(
  'in %s four tools are offered; each opens with the focus and gives it back',
  async (language) => {
    const { user } = await renderInLanguage(<ToolsSection onPractice={onPractice} />, language)
    for (const tool of ['record', 'resume', 'letter', 'log'] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${toolNames[language][tool]}`) }))
      const title = await screen.findByRole('heading', { level: 3, name: toolNames[language][tool] })
      expect(document.activeElement).toBe(title)
      await user.click(screen.getByRole('button', { name: words[language].allTools }))
      expect(document.activeElement?.textContent).toContain(toolNames[language][tool])
    }
  },
)

test.each(['en', 'es'] as const)(
  'the record answer in %s is filled, read aloud, copied and printed here',
  async (language) => {
    const speech = fakeSpeech()
    const sent = fakeFetch()
    const before = stored()
    const { record, readAloud, copy } = words[language]
    const { user } = await open('record', language)
    write(record.fields.what, 'ABC')
    write(record.fields.year, '2015')

    const [first] = within(screen.getByRole('region', { name: record.answer })).getAllByRole('listitem')
    const answerText = record.scripts.interview[0].replace('{what}', 'ABC').replace('{year}', '2015')
    expect(first?.textContent).toContain(answerText)
    expect(getPrintedText()).toContain(answerText)
    await user.click(screen.getByRole('button', { name: readAloud }))
    expect(speech.queue.map(({ text }) => text).join(' ')).toContain('ABC')
    await user.click(screen.getByRole('button', { name: copy }))
    expect(await navigator.clipboard.readText()).toContain(answerText)

    await user.click(screen.getByRole('radio', { name: record.situations.check }))
    expect(getPrintedText()).toContain(record.scripts.check[0].replace('{what}', 'ABC').replace('{year}', '2015'))
    expect([sent, stored()]).toEqual([[], before])
  },
)

test('practice opens the chat with a question for the situation and nothing a person wrote', async () => {
  const { user } = await open('record')
  write(english.record.fields.what, 'secret words')
  await user.click(screen.getByRole('radio', { name: english.record.situations.application }))
  await user.click(screen.getByRole('button', { name: english.record.practice }))

  expect(onPractice).toHaveBeenCalledExactlyOnceWith(english.record.starters.application)
})

test('what the law says is told with source and day, and legal aid of the state is named', async () => {
  const { user } = await open('record')
  const note = within(screen.getByRole('region', { name: english.record.legal.title }))

  expect(await note.findByText(/Most federal agencies and contractors must wait until a job offer/)).toBeTruthy()
  expect(note.getByText('Public and many private employers must wait to ask about your record.')).toBeTruthy()
  expect(note.getAllByText(/Source: NELP.* Checked on November 14, 2026\./)).toHaveLength(2)
  expect(note.getByRole('link', { name: /lawhelpca\.org/ })).toBeTruthy()

  await user.click(note.getByRole('combobox', { name: english.record.legal.state }))
  await user.keyboard('Alabama')
  await user.click(note.getByRole('option', { name: 'Alabama' }))
  expect(note.getByText('No statewide rule. Some cities have one.')).toBeTruthy()
  expect(note.queryByRole('link', { name: /^Call/ })).toBeNull()

  await user.clear(note.getByRole('combobox', { name: english.record.legal.state }))
  await user.keyboard('Wyoming')
  await user.click(note.getByRole('option', { name: 'Wyoming' }))
  expect(note.getByRole('link', { name: 'Call 1-877-432-9955' }).getAttribute('href')).toMatch(/^tel:/)
})

test('facts older than 180 days are shown with a warning', async () => {
  vi.mocked(Date.now).mockReturnValue(Date.parse('2027-09-01'))
  await open('record')

  await waitFor(() => expect(screen.getAllByText(/This may have changed/).length).toBeGreaterThan(2))
})

test('without the facts the answer still works, and they can be tried again', async () => {
  const onRetry = vi.fn()
  const { user } = await renderInLanguage(
    <RecordView
      facts={{ phase: 'failed' }}
      now={0}
      homeState={null}
      onClose={vi.fn()}
      onPractice={onPractice}
      onRetry={onRetry}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByRole('region', { name: english.record.answer })).toBeTruthy()
})

test.each(['en', 'es'] as const)(
  'the letter in %s is English on paper, with sources and days, and keeps and sends nothing',
  async (language) => {
    const sent = fakeFetch()
    const before = stored()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await open('letter', language)
    await screen.findByLabelText(words[language].letter.name)
    write(words[language].letter.name, 'Sample Person')
    write(words[language].letter.employer, 'Sample Bakery')
    await user.click(screen.getByRole('button', { name: words[language].print }))

    expect(print).toHaveBeenCalledOnce()
    for (const text of [
      'From: Sample Person',
      'To: Sample Bakery',
      'first six months',
      '1-877-872-5627',
      'bonds4jobs.com',
      'This tax credit is paused. The law expired on December 31, 2025.',
      'Checked on November 14, 2026.',
      'does.dc.gov',
      'Checked on November 15, 2026.',
      'Made on November 15, 2026',
    ])
      expect(getPrintedText()).toContain(text)
    expect(document.querySelector('.job-paper')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('Este crédito está en pausa. La ley terminó el 31 de diciembre de 2025.')).toBeTruthy()
    expect(document.querySelector<HTMLDetailsElement>('.jt-reading')?.open).toBe(language === 'es')
    expect([sent, stored()]).toEqual([[], before])

    await user.click(screen.getByRole('button', { name: words[language].allTools }))
    expect(document.body.textContent).not.toContain('Sample Person')
  },
)
