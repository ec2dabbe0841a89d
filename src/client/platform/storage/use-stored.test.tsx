// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { clearAll, writeKey } from './storage.ts'
import { useStored } from './use-stored.ts'

function SavedCount() {
  return <b>{useStored('savedResources', (saved) => saved.length, 0)}</b>
}

beforeEach(clearAll)
afterEach(cleanup)

test('a reading follows what is written', () => {
  render(<SavedCount />)
  act(() => writeKey('savedResources', [buildSavedResource()]))
  expect(screen.getByText('1')).toBeDefined()
})

test('the server draws the empty reading', () => {
  writeKey('savedResources', [buildSavedResource()])
  expect(renderToString(<SavedCount />)).toBe('<b>0</b>')
})
