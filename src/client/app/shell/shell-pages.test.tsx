// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Language } from '#domain/language.ts'
import { findViolations } from '#testing/accessibility.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { FailurePage } from './failure-page.tsx'
import { LoadingPage } from './loading-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The workshop shows these too, but its own tests may not import the shell. */
const pages = {
  'not found': <NotFoundPage />,
  failure: <FailurePage onRetry={() => undefined} />,
  loading: <LoadingPage />,
}

describe.each(Language.options)('in %s', (language) => {
  test.each(Object.entries(pages))('the page “%s” is one screen anyone can use', async (_name, page) => {
    const { container } = await act(() => renderInLanguage(page, language))

    expect(container.querySelectorAll('main')).toHaveLength(1)
    expect(await findViolations(container)).toEqual([])
  })
})
