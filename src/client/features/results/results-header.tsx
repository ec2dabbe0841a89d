import { Home, MessageCircle, Wrench } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { FiltersButton } from './filters/filters-button.tsx'

interface ResultsHeaderProps {
  location: { county: string; state: string }
  total: number
  /** Number that match the filter. */
  visibleCount: number
  activeFilters: number
  onHome: () => void
  onChat: () => void
  onPrepTools: () => void
  /** Absent if there is nothing to filter, or the button is elsewhere. */
  onFilters?: () => void
}

/** Narrow enough for two side by side on the smallest phones. */
const tool = 'flex-auto gap-1.5 px-2.5 max-sm:flex-col max-sm:gap-1'

export function ResultsHeader(props: ResultsHeaderProps) {
  const { location, activeFilters, onHome, onChat, onPrepTools, onFilters } = props
  const t = useText('results')
  return (
    <header className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
      <div className="flex items-start gap-2">
        <IconButton label={t('home')} icon={<Home aria-hidden />} filled onClick={onHome} data-print="hide" />
        <div className="min-w-0">
          <h1 id="results-title" className="text-xl">
            {t('header', { county: location.county, state: location.state })}
          </h1>
          <Count {...props} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2" data-print="hide">
        {onFilters && <FiltersButton className={tool} activeFilters={activeFilters} onPress={onFilters} />}
        <Button
          size="small"
          aria-haspopup="dialog"
          className={tool}
          onClick={onPrepTools}
          icon={<Wrench aria-hidden size={18} />}
        >
          {t('prepTools')}
        </Button>
        <Button size="small" className={tool} onClick={onChat} icon={<MessageCircle aria-hidden size={18} />}>
          {t('chat')}
        </Button>
      </div>
    </header>
  )
}

function Count({ total, visibleCount, activeFilters }: ResultsHeaderProps) {
  const t = useText('results')
  if (total === 0) return null
  const all = total === 1 ? t('countOne') : t('count', { count: total })
  return <p className="text-ink-2">{activeFilters > 0 ? t('countFiltered', { count: visibleCount, total }) : all}</p>
}
