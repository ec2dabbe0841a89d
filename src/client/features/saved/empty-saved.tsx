import type { SavedFilter } from '#domain/saved/order.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { HomeSpot } from '#client/ui/illustrations/home-spot.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'

interface EmptySavedProps {
  filter: SavedFilter
  onFindListings: () => void
  onShowAll: () => void
}

export function EmptySaved({ filter, onFindListings, onShowAll }: EmptySavedProps) {
  const t = useText('saved')
  if (filter === 'all') {
    return (
      <EmptyState
        illustration={<HomeSpot size={112} />}
        title={t('empty.title')}
        action={
          <Button variant="primary" onClick={onFindListings}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration={<PhoneSpot size={112} />}
      title={t(`empty.${filter}`)}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    />
  )
}
