import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { CommunityTab } from './sections.ts'

interface EmptyListProps {
  tab: Exclude<CommunityTab, 'groups'>
  /** Absent when all locations are shown already. */
  onAllLocations?: (() => void) | undefined
}

export function EmptyList({ tab, onAllLocations }: EmptyListProps) {
  const t = useText('community')
  const common = useText('common')
  const action = onAllLocations ? (
    <Button onClick={onAllLocations}>{t('empty.allPlaces')}</Button>
  ) : (
    <Button href="tel:211">{common('call211')}</Button>
  )
  const text = t(tab === 'events' ? 'empty.textEvents' : 'empty.text')
  return (
    <EmptyState headingLevel="h3" title={t(`empty.${tab}`)} action={action}>
      {text}
    </EmptyState>
  )
}
