import { useText } from '#client/platform/i18n/use-text.ts'
import { Pagination } from '#client/ui/pagination/pagination.tsx'

interface RowPagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function RowPages({ page, pages, onPage }: RowPagesProps) {
  const t = useText('adminImport')
  return (
    <Pagination
      current={page}
      total={pages}
      onChange={onPage}
      label={t('rows.pages')}
      previousLabel={t('rows.previous')}
      nextLabel={t('rows.next')}
      pageLabel={(pageNumber) => t('rows.page', { page: pageNumber })}
    />
  )
}
