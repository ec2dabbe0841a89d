import { expect, test } from 'vitest'
import { loadWordPictures } from '#client/app/home/pin-creation-page.tsx'

test('a word has the same picture in both languages', async () => {
  const [english, spanish] = [await loadWordPictures('en'), await loadWordPictures('es')]
  expect([english('apple'), spanish('manzana')]).toEqual(['🍎', '🍎'])
})

test('a word without a picture has none', async () => {
  expect((await loadWordPictures('en'))('thus')).toBeNull()
})
