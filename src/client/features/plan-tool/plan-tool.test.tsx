// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useReducer } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { maxPlanAnswer, planQuestionIds } from '#domain/action-plan/plan-answers.ts'
import type { PlanStep } from '#domain/action-plan/plan-step.ts'
import { initialPlanTool, planToolReducer, type PlanToolState } from '#domain/action-plan/plan-tool.ts'
import { withFeedback } from '#domain/action-plan/step-feedback.ts'
import type { Language } from '#domain/language.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { planNodes } from './plan-nodes.tsx'
import { PlainText } from './plan-text-view.tsx'
import { PlanTool, type PlanToolProps } from './plan-tool.tsx'

const step: PlanStep = {
  task: 'bed',
  phase: 'now',
  title: 'Find a bed',
  detail: 'Call today.',
  category: 'housing',
  priority: 'high',
  dueOn: '2026-11-16',
  script: 'I need a bed.',
  place: { id: 'p', name: 'Sample House', phone: '(213) 555-0134 ext. 4', address: '1 Sample Street' },
}
const later: PlanStep = { ...step, task: 'id', phase: 'week2', title: 'Get an ID', place: null }
const plan: StoredPlan = {
  text: '**Call** 2-1-1.',
  steps: [later, step],
  language: 'en',
  madeAt: Date.UTC(2026, 10, 15, 12),
  tasks: [
    { id: 'a', isAdded: false },
    { id: 'b', isAdded: false },
  ],
  parts: [],
  understood: [
    { signal: 'no-bed', line: 'You need a place to sleep.' },
    { signal: 'no-id', line: 'You have no ID.' },
  ],
  questions: [{ signal: 'supervised', line: 'Are you on parole?' }],
  feedback: {},
}
const answers = {
  urgent_need: 'A bed',
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'A job',
}
const corrected = { corrections: [], remake: null, trouble: null }
const complete: Extract<PlanToolState, { phase: 'complete' }> = { phase: 'complete', answers, plan, ...corrected }
const handlers = {
  onCreate: vi.fn(),
  onFind: vi.fn(),
  onTasks: vi.fn(),
  onSaveFile: vi.fn(() => true),
  onAddTasks: vi.fn(),
  onCorrect: vi.fn(),
  onUndoCorrection: vi.fn(),
}

beforeAll(() => import('./complete-stage.tsx'))
beforeEach(() => vi.clearAllMocks())

/** Feedback goes through storage in the app; here it comes back the same way. */
function Tool({ from, ...rest }: { from: PlanToolState } & Partial<PlanToolProps>) {
  const [state, send] = useReducer(planToolReducer, from)
  const handleFeedback: PlanToolProps['onStepFeedback'] = (task, feedback) => {
    if (state.phase !== 'complete' || !state.plan) return
    send({ type: 'stored', plan: withFeedback(state.plan, task, feedback) })
  }
  return (
    <PlanTool
      {...handlers}
      storedPlan={null}
      hasLocation
      stays="kept"
      onStepFeedback={handleFeedback}
      {...rest}
      state={state}
      onEvent={send}
    />
  )
}

/** Preloads the parts of a finished plan, which are loaded separately, so that no test waits for them. */
async function show(
  from: PlanToolState = initialPlanTool,
  rest: Partial<PlanToolProps> = {},
  language: Language = 'en',
) {
  return await act(() => renderInLanguage(<Tool from={from} {...rest} />, language))
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

const words = {
  en: { start: 'Start', next: 'Next', create: 'Create My Plan', count: '5 of 5', chip: 'A steady job' },
  es: { start: 'Empezar', next: 'Siguiente', create: 'Crear mi plan', count: '5 de 5', chip: 'Un trabajo fijo' },
}

test.each(['en', 'es'] as const)(
  'five questions in %s, each waiting for an answer, then the plan is asked for',
  async (language) => {
    const { start, next, create, count, chip } = words[language]
    const { user } = await show(initialPlanTool, {}, language)
    await user.click(button(start))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '   ' } })
    for (const id of planQuestionIds.slice(0, 4)) {
      expect(button(next).disabled).toBe(true)
      fireEvent.change(screen.getByRole('textbox'), { target: { value: `  ${id}` } })
      await user.click(button(next))
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    }
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(count)
    expect(button(create).disabled).toBe(true)
    await user.click(button(chip))
    await user.click(button(create))
    expect(handlers.onCreate).toHaveBeenCalledOnce()
  },
)

test('the box has the question for a name, and a tapped answer can be taken back', async () => {
  const { user } = await show({
    phase: 'questions',
    question: 0,
    answers: { ...answers, urgent_need: '' },
    corrections: [],
    trouble: null,
  })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you need most right now?' })
  await user.click(button('Food'))
  await user.click(button('A ride'))
  expect([box.value, button('Food').getAttribute('aria-pressed')]).toEqual(['Food, A ride', 'true'])
  await user.click(button('Food'))
  expect(box.value).toBe('A ride')
})

test('an answer that is too long is told and not cut', async () => {
  await show({ phase: 'questions', question: 0, answers, corrections: [], trouble: null })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(box, { target: { value: 'x'.repeat(maxPlanAnswer - 10) } })
  expect(screen.getByText('10 characters left')).toBeTruthy()
  fireEvent.change(box, { target: { value: 'x'.repeat(maxPlanAnswer + 3) } })
  expect(screen.getByRole('status').textContent).toContain('3 characters too long')
  expect([box.value.length, button('Next').disabled]).toEqual([maxPlanAnswer + 3, true])
})

test('Back goes one question back, then to the start, and Start goes on with the answers', async () => {
  const { user } = await show({ phase: 'questions', question: 1, answers, corrections: [], trouble: null })
  await user.click(button('Back'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A bed')
  await user.click(button('Back'))
  await user.click(button('Continue my answers'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A bed')
  await user.click(button('Start Over'))
  expect(button('Start')).toBeTruthy()
})

test.each([
  ['offline', /^No connection/],
  ['failed', /couldn't make your plan/],
  ['slow', /took too long/],
  ['busy', /Please wait/],
] as const)('trouble “%s” is a sentence, with a number to call', async (error, sentence) => {
  await show({ phase: 'questions', question: 4, answers, corrections: [], trouble: error })
  const notice = screen.getAllByRole('status').find((element) => sentence.test(element.textContent))
  expect(notice && within(notice).getByRole('link', { name: 'Call 2-1-1' }).getAttribute('href')).toBe('tel:211')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A job')
})

test('while the plan is made it says so, and Back leads to the last answer', async () => {
  const { user } = await show({ phase: 'generating', answers, corrections: [], run: 'first' })
  expect(screen.getByRole('heading', { level: 1, name: 'Making your plan…' })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Making your plan…' })).toBeTruthy()
  await user.click(button('Back'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A job')
})

test('without a plan the fixed sentence is shown (R-19.3), and Back has the answers', async () => {
  const { user } = await show({ ...complete, plan: null })
  expect(screen.getByText('Action plan could not be generated. Please try again.')).toBeTruthy()
  await user.click(button('Back to my answers'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A job')
})

test('the days that were named stand above the steps, what goes on stands below, and both are printed', async () => {
  const parts: StoredPlan['parts'] = [
    { id: 'days', title: 'Your dates', lines: ['Monday, December 14: “back to work”.'] },
    { id: 'keep', title: 'Keep going', lines: ['“AA on Tuesdays”. Keep it up.'] },
  ]
  const { container } = await show({ ...complete, plan: { ...plan, parts } })
  const heads = within(container)
    .getAllByRole('heading', { level: 2 })
    .map((head) => head.textContent)
  expect(heads).toEqual(['What I understood', 'Your dates', 'Your first week', 'Keep going'])
  const region = within(container).getByRole('region', { name: 'Your dates' })
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Monday, December 14: “back to work”.'])
  const paper = document.querySelector('.plan-paper')
  expect(paper?.textContent).toContain('“AA on Tuesdays”. Keep it up.')
})

test('the first week comes first, with a day, a place on the map, a number, a page and words to say', async () => {
  const online = { ...step, script: 'Start at https://example.org/apply. Say: “Hi.”' }
  const { container } = await show({ ...complete, plan: { ...plan, steps: [later, online] } })
  const screenPart = within(container)
  const heads = screenPart.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
  expect(heads).toEqual(['What I understood', 'Your first week'])
  const week = within(screenPart.getByRole('region', { name: 'Your first week' }))
  expect(week.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
    'Find a bed',
    'Get an ID',
  ])
  const hrefOf = (name: string) => week.getByRole('link', { name }).getAttribute('href')
  expect(week.getAllByText('Mon, Nov 16')).toHaveLength(2)
  expect(hrefOf('Call (213) 555-0134, ext. 4')).toBe('tel:+12135550134,4')
  expect(hrefOf('1 Sample Street (opens in a new tab)')).toContain('destination=1%20Sample%20Street')
  expect(hrefOf('https://example.org/apply (opens in a new tab)')).toBe('https://example.org/apply')
  expect(week.getByText('I need a bed.')).toBeTruthy()
})

const many: StoredPlan = {
  ...plan,
  steps: (['now', 'now', 'week1', 'week2', 'week3'] as const).map((phase, index) => ({
    ...step,
    task: `t${index}`,
    phase,
    title: `Step ${index}`,
  })),
  tasks: [],
}

const weekTitles = () =>
  within(screen.getByRole('region', { name: 'Your first week' }))
    .getAllByRole('heading', { level: 3 })
    .map((head) => head.textContent)
const fold = (name: RegExp) => screen.getByRole('heading', { name }).closest('details')

test('what is done leaves the week, the next step moves up, and Undo brings it back', async () => {
  const { user } = await show({ ...complete, plan: many })
  expect(weekTitles()).toEqual(['Step 0', 'Step 1', 'Step 2'])
  expect(fold(/^Later \(opens when you're ready\)/)?.textContent).toContain('Step 3')
  await user.click(button('Done: Step 0'))
  await user.click(button('Not for me: Step 2'))
  expect(weekTitles()).toEqual(['Step 1', 'Step 3', 'Step 4'])
  expect(screen.queryByRole('heading', { name: /^Later/ })).toBeNull()
  expect(fold(/^Done \(2\)/)?.textContent).toMatch(/Step 0\s*Done.*Step 2\s*Not for me/)
  await user.click(button('Undo: Step 0'))
  expect(weekTitles()).toEqual(['Step 0', 'Step 1', 'Step 3'])
})

test('what did not work comes after the next step and says who else to call, in the language of the plan', async () => {
  const { user } = await show({ ...complete, plan: many }, {}, 'es')
  await user.click(button('No funcionó: Step 0'))
  expect(screen.getByText(/I tried Sample House\. Who else can help me with this\?/)).toBeTruthy()
  expect(button('No funcionó: Step 0').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('No funcionó: Step 0'))
  expect(screen.queryByText(/I tried Sample House/)).toBeNull()
})

test('the focus goes to the step that takes the place of a settled one', async () => {
  const { user } = await show({ ...complete, plan: many })
  const title = (name: string) => screen.getByRole('heading', { level: 3, name })
  await user.click(button('Done: Step 1'))
  expect(document.activeElement).toBe(title('Step 2'))
  await user.click(button('Undo: Step 1'))
  expect(document.activeElement).toBe(title('Step 1'))
})

test('a line that is not right is struck and can be taken back; a question is answered with a tap', async () => {
  const { user, unmount } = await show(complete)
  await user.click(button('Not right: You have no ID.'))
  expect(handlers.onCorrect).toHaveBeenCalledWith({ signal: 'no-id', line: 'You have no ID.', at: 1, isSo: false })
  await user.click(button('Are you on parole?'))
  expect(handlers.onCorrect).toHaveBeenLastCalledWith(expect.objectContaining({ signal: 'supervised', isSo: true }))
  unmount()
  const corrections = [{ signal: 'no-id', line: 'You have no ID.', at: 1, isSo: false }]
  const without = { ...plan, understood: plan.understood.slice(0, 1), questions: [] }
  await show({ ...complete, plan: without, corrections })
  expect(screen.getByText('You have no ID.').tagName).toBe('S')
  await user.click(button('Undo: You have no ID.'))
  expect(handlers.onUndoCorrection).toHaveBeenCalledWith('no-id')
})

test('while the plan is made again the old one stays and that is said; so is a failure', async () => {
  const remake = { run: 'r', corrections: [{ signal: 'no-id', line: 'You have no ID.', at: 1, isSo: false }] }
  const first = await show({ ...complete, remake })
  expect(screen.getByText(/^Changing your plan/).closest('[role=status]')).toBeTruthy()
  expect(button('Undo: You have no ID.')).toBeTruthy()
  expect(weekTitles()).toContain('Find a bed')
  first.unmount()
  await show({ ...complete, trouble: 'offline' })
  expect(screen.getByText(/^No connection.*The plan below hasn't changed\./)).toBeTruthy()
  expect(button('Not right: You have no ID.')).toBeTruthy()
})

test('a plan of an earlier visit shows what was understood without buttons', async () => {
  await show({ ...complete, answers: null })
  expect(screen.getByText('You have no ID.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Not right/ })).toBeNull()
  expect(screen.queryByText('Are you on parole?')).toBeNull()
})

test('Download hands over the file, and says so when the browser does not take it', async () => {
  handlers.onSaveFile.mockReturnValueOnce(false)
  const { user } = await show(complete)
  await user.click(button('Download'))
  expect(handlers.onSaveFile).toHaveBeenCalledWith(expect.stringContaining('Call 2-1-1.'), 'my-action-plan.txt')
  expect(screen.getByText(/couldn't be saved/)).toBeTruthy()
  await user.click(button('Download'))
  expect(screen.queryByText(/couldn't be saved/)).toBeNull()
})

test('Print asks the browser, and the paper has every step', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await show(complete)
  await user.click(button('Print'))
  expect(print).toHaveBeenCalledOnce()
  const printout = document.querySelector('body > .plan-paper')
  expect(printout?.textContent).toMatch(/The next 72 hours.*Find a bed.*\(213\) 555-0134.*Week 2.*Get an ID/s)
})

test('the plan is read aloud, unless it is in the other language', async () => {
  const speech = fakeSpeech()
  const { user, unmount } = await show(complete)
  await user.click(button('Read aloud'))
  expect(speech.queue.map(({ text }) => text)).toEqual(['Call 2-1-1.'])
  unmount()
  await show(complete, {}, 'es')
  expect(screen.queryByRole('button', { name: 'Leer en voz alta' })).toBeNull()
  expect(screen.getByText(/se hizo en inglés/)).toBeTruthy()
})

test('what could not be added to the tasks is told and can be tried again', async () => {
  handlers.onAddTasks.mockResolvedValueOnce('some')
  const half: StoredPlan = {
    ...plan,
    tasks: [
      { id: 'a', isAdded: true },
      { id: 'b', isAdded: false },
    ],
  }
  const { user } = await show({ ...complete, plan: half })
  expect(screen.getByText(/^1 of 2 steps/)).toBeTruthy()
  await user.click(button('Add the others'))
  expect(handlers.onAddTasks).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('link', { name: 'See my tasks' }))
  expect(handlers.onTasks).toHaveBeenCalledOnce()
})

test('an earlier plan is offered and opened; Back leads from it to the start', async () => {
  const { user, container } = await show(initialPlanTool, { storedPlan: plan })
  await user.click(button('Open my plan'))
  expect(within(container).getByText('Made on November 15, 2026')).toBeTruthy()
  await user.click(button('Back'))
  expect(button('Start')).toBeTruthy()
})

test('without a county it says how a plan gets places', async () => {
  const { user } = await show(initialPlanTool, { hasLocation: false })
  await user.click(button('Find Resources Near Me'))
  expect(handlers.onFind).toHaveBeenCalledOnce()
})

test('in a dialog the headings stand below its title', async () => {
  const { container } = await show(complete, { isDialog: true })
  expect(within(container).getByRole('heading', { level: 3, name: 'Your 30-day plan' })).toBeTruthy()
  expect(within(container).queryByRole('heading', { level: 1 })).toBeNull()
})

test('what the sanitizer left is drawn with our own class names and numbers to call', () => {
  const safe = new DOMParser().parseFromString(
    '<div class="x"><p class="plan-point evil">Call (213) 555-0134<br>now</p></div><span class="plan-strong">Go</span>',
    'text/html',
  )
  const { container } = render(planNodes(safe.body))
  expect(container.innerHTML).toBe(
    '<div><p class="plan-point">Call <a href="tel:+12135550134" class="ui-text-link plan-phone"><span>(213) 555-0134</span></a><br>now</p></div>' +
      '<span class="plan-strong">Go</span>',
  )
})

test('where no sanitizer works, the plan is plain words', () => {
  const { container } = render(
    <PlainText text={'**Call** now\n<img src=x onerror="hacked=1"><script>hacked=1</script>Go'} />,
  )
  expect(container.innerHTML).toBe('<p>Call now</p><p>Go</p>')
})

test('a plan of words alone has no tasks to add', async () => {
  await show({ ...complete, plan: { ...plan, steps: [], tasks: [] } })
  expect(screen.queryByRole('button', { name: 'Add these to my tasks' })).toBeNull()
})
