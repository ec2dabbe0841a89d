import { expect, test } from 'vitest'
import { getOffset, toPage } from './page.ts'

test.each([
  [{ page: 1, perPage: 10 }, 10, 25, { total_pages: 3, first_page: true, last_page: false, empty: false }],
  [{ page: 3, perPage: 10 }, 5, 25, { total_pages: 3, first_page: false, last_page: true, empty: false }],
  [{ page: 4, perPage: 10 }, 0, 25, { total_pages: 3, first_page: false, last_page: true, empty: true }],
  [{ page: 1, perPage: 10 }, 0, 0, { total_pages: 0, first_page: true, last_page: true, empty: true }],
  [{ page: 2, perPage: 5 }, 5, 10, { total_pages: 2, first_page: false, last_page: true, empty: false }],
])('page %o with %i of %i items says where it stands', (request, size, total, head) => {
  const contents = Array.from({ length: size }, (_, index) => index)

  expect(toPage(contents, total, request)).toEqual({
    ...head,
    total_items: total,
    page_number: request.page,
    size,
    contents,
  })
})

test('pages follow one another without a gap', () => {
  expect([1, 2, 3].map((page) => getOffset({ page, perPage: 50 }))).toEqual([0, 50, 100])
})
