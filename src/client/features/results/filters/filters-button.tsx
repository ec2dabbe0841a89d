import { SlidersHorizontal } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

interface FiltersButtonProps {
  activeFilters: number
  className?: string
  onPress: () => void
}

/** Opens the panel with all filters. */
export function FiltersButton({ activeFilters, className, onPress }: FiltersButtonProps) {
  const t = useText('results')
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      className={className}
      onClick={onPress}
      icon={<SlidersHorizontal aria-hidden size={18} />}
    >
      {activeFilters > 0 ? t('filters.active', { count: activeFilters }) : t('filters.title')}
    </Button>
  )
}
