// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('a skeleton has as many lines as the text it stands for, and is silent', () => {
  const { container } = render(<Skeleton lines={3} />)

  expect(container.querySelectorAll('.ui-skeleton')).toHaveLength(3)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
