import { House, MapPin, Phone, RotateCcw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

interface NothingFoundProps {
  /** False when a notice above already has the button that calls 211. */
  showsLine: boolean
  /** Lets whoever knows a place tell of it. */
  knowPlace: ReactNode
  onChangeSearch: () => void
  onSearchAgain: () => void
  onHome: () => void
}

/** A search without results: help lines, and ways to change the search. */
export function NothingFound({ showsLine, knowPlace, onChangeSearch, onSearchAgain, onHome }: NothingFoundProps) {
  const t = useText('results')
  const search = useText('search')
  return (
    <EmptyState
      illustration={<PhoneSpot />}
      title={search('noResults.title')}
      action={
        <div className="grid w-full max-w-80 gap-2">
          {showsLine && <CallHelp variant="primary" />}
          <Button wide icon={<MapPin aria-hidden size={20} />} onClick={onChangeSearch}>
            {t('changeSearch')}
          </Button>
          <Button wide icon={<RotateCcw aria-hidden size={20} />} onClick={onSearchAgain}>
            {t('searchAgain')}
          </Button>
          <Button wide variant="quiet" icon={<House aria-hidden size={20} />} onClick={onHome}>
            {t('home')}
          </Button>
          {knowPlace}
        </div>
      }
    >
      <p>{search(showsLine ? 'noResults.hint' : 'noResults.change')}</p>
    </EmptyState>
  )
}

/** The screen was opened without a search. */
export function NoListScreen({ onFind, onHome }: { onFind: () => void; onHome: () => void }) {
  const t = useText('results')
  return (
    <Page aria-labelledby="no-list-title">
      <EmptyState
        illustration={<PathSpot />}
        headingLevel="h1"
        title={<span id="no-list-title">{t('noList.title')}</span>}
        action={
          <div className="grid w-full max-w-80 gap-2">
            <Button wide variant="primary" icon={<Search aria-hidden size={20} />} onClick={onFind}>
              {t('noList.find')}
            </Button>
            <CallHelp variant="secondary" />
            <Button wide variant="quiet" icon={<House aria-hidden size={20} />} onClick={onHome}>
              {t('home')}
            </Button>
          </div>
        }
      >
        <p>{t('noList.text')}</p>
      </EmptyState>
    </Page>
  )
}

function CallHelp({ variant }: { variant: 'primary' | 'secondary' }) {
  const common = useText('common')
  return (
    <Button wide variant={variant} href="tel:211" icon={<Phone aria-hidden size={20} />}>
      {common('call211')}
    </Button>
  )
}
