import { expect, test } from 'vitest'
import { framesFor, settingsIn, withParam } from './view-settings.ts'

test('an address without settings shows the defaults', () => {
  expect(settingsIn(new URLSearchParams())).toEqual({ theme: 'auto', width: 'full', motion: 'normal', text: '100' })
})

test('known values are taken from the address and unknown ones are ignored', () => {
  const params = new URLSearchParams('theme=dark&width=12&motion=calm&text=200')

  expect(settingsIn(params)).toEqual({ theme: 'dark', width: 'full', motion: 'calm', text: '200' })
})

test('a default leaves the address, any other value enters it, and the rest stays', () => {
  const params = new URLSearchParams('screen=menu&theme=dark')

  expect(withParam(params, 'theme', 'auto').toString()).toBe('screen=menu')
  expect(withParam(params, 'width', '320').toString()).toBe('screen=menu&theme=dark&width=320')
  expect(withParam(params, 'screen', null).toString()).toBe('theme=dark')
})

test('both themes mean two frames', () => {
  expect(framesFor('both')).toEqual(['light', 'dark'])
  expect(framesFor('auto')).toEqual(['auto'])
})
