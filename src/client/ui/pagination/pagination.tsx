import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface PaginationProps {
  current: number
  total: number
  onChange: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
}

/** Renders nothing for a single page. */
export function Pagination({ current, total, onChange, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (total <= 1) return null
  // aria-disabled, not disabled: on the last page "next" must keep keyboard focus.
  const step = (to: number) =>
    to < 1 || to > total ? { 'aria-disabled': true as const } : { onClick: () => onChange(to) }
  return (
    <nav aria-label={label} className="ui-pages" data-print="hide">
      <IconButton
        className="ui-pages-step"
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" />}
        {...step(current - 1)}
      />
      {pageWindow(current, total).map((page) => (
        <IconButton
          key={page}
          label={pageLabel(page)}
          icon={page}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onChange(page)}
        />
      ))}
      <IconButton
        className="ui-pages-step"
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" />}
        {...step(current + 1)}
      />
    </nav>
  )
}

/** The page numbers to offer: at most `max`, around the current one, never outside 1 to `total`. */
export function pageWindow(current: number, total: number, max = 5): number[] {
  const size = Math.max(0, Math.min(total, max))
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), total - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
