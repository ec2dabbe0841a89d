// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { SatisfactionVote } from './satisfaction-vote.tsx'

let list = 0
const nextList = () => `list-${++list}`

beforeEach(() => {
  forgetVisitorSession()
  toasts.send({ type: 'allClosed', at: 0 })
})

test('a vote is sent with its context, then thanks stands where the question was', async () => {
  const sent = fakeFetch()
  const { user } = await renderInLanguage(<SatisfactionVote context="search_results" subject={nextList()} />)

  await user.click(screen.getByRole('button', { name: 'Yes, it helped' }))

  const thanks = await screen.findByText('Thanks for your feedback!')
  expect(document.activeElement).toBe(thanks)
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/satisfaction-vote', expect.objectContaining({ voteType: 'thumbs_up', context: 'search_results' })],
  ])
  expect(findVisibleToast(toasts.get())).toMatchObject({ title: 'Thanks for your feedback!', tone: 'plain' })
})

test('what was voted on cannot be voted on again after coming back; another list can', async () => {
  const sent = fakeFetch()
  const subject = nextList()
  const first = await renderInLanguage(<SatisfactionVote context="search_results" subject={subject} />)
  await first.user.click(screen.getByRole('button', { name: "No, it didn't" }))
  await screen.findByText('Thanks for your feedback!')
  first.unmount()

  const again = await renderInLanguage(<SatisfactionVote context="search_results" subject={subject} />)
  expect(screen.queryByRole('button')).toBeNull()
  again.unmount()
  await renderInLanguage(<SatisfactionVote context="search_results" subject={nextList()} />)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(sent).toHaveLength(1)
})

test('a vote that did not arrive says so in both sentences and can be tried again', async () => {
  let isBroken = true
  const sent = fakeFetch(() => (isBroken ? { status: 503, body: 'busy' } : { body: { success: true } }))
  const { user } = await renderInLanguage(<SatisfactionVote context="search_results" subject={nextList()} />, 'es')

  await user.click(screen.getByRole('button', { name: 'No, no me sirvió' }))
  expect(findVisibleToast(toasts.get())).toMatchObject({
    title: 'No se pudo guardar su opinión',
    text: 'Por favor, pruebe más tarde.',
    tone: 'destructive',
  })

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'No, no me sirvió' }))
  expect(await screen.findByText('¡Gracias por su opinión!')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('two quick taps are one vote', async () => {
  const sent = fakeFetch()
  const { user } = await renderInLanguage(<SatisfactionVote context="search_results" subject={nextList()} />)
  await user.dblClick(screen.getByRole('button', { name: 'Yes, it helped' }))
  await screen.findByText('Thanks for your feedback!')
  expect(sent).toHaveLength(1)
})
