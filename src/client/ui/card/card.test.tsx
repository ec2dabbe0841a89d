// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('a card can be an article with a tone', () => {
  render(
    <Card as="article" tone="wait">
      Sent
    </Card>,
  )

  expect(screen.getByRole('article').className).toBe('ui-card ui-card-wait')
})
