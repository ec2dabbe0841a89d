import { expect, test } from 'vitest'
import { getGuideSearch } from '#domain/knowledge/guide-index.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { forgetSamples, warmUp } from './warm-up.ts'

test('once the index is ready, guides are found without the samples that it was made of', async () => {
  const text = { title: 'State ID', next: 'Go.', asks: ['i lost my card'], words: ['carnet'], body: 'Read.' }
  const guide = {
    id: 'state-id',
    text: { en: { ...text }, es: { ...text } },
    moreAsks: { en: ['replace my plastic'], es: [] },
    details: [{ key: 'fee', asks: { en: ['is the waiver free'], es: [] }, text: { en: 'Yes.', es: 'Sí.' } }],
  } as unknown as Guide
  const guides = [guide]
  await warmUp(guides)
  forgetSamples(guides)

  expect(JSON.stringify(guide)).not.toMatch(/lost my card|carnet|plastic|waiver/)
  for (const words of ['lost card', 'carnet', 'plastic', 'free waiver']) {
    expect(getGuideSearch(guides)(words, 1)[0]?.guide).toBe(guide)
  }
})
