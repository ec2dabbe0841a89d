import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

/** The header of every list; `page_number` counts from 1, `size` is the number of items on this page. */
export const buildPageSchema = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    total_items: count,
    total_pages: count,
    page_number: z.int().check(z.minimum(1)),
    size: count,
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(item),
  })

export interface PageRequest {
  page: number
  perPage: number
}

export const getOffset = ({ page, perPage }: PageRequest) => (page - 1) * perPage

/** A page after the last one is empty and still has the total count. */
export function toPage<Item>(contents: Item[], totalItems: number, { page, perPage }: PageRequest) {
  const totalPages = Math.ceil(totalItems / perPage)
  return {
    total_items: totalItems,
    total_pages: totalPages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= totalPages,
    empty: contents.length === 0,
    contents,
  }
}
