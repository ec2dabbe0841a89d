import { BriefcaseBusiness, ClipboardList, FileText, KeyRound, MapPin, Plus, Printer, RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { firstDaysNeeds } from '#domain/needs/first-days.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export interface NextStepsProps {
  onSaveProgress: () => void
  /** Absent if there is nothing to export. */
  onTakeWithMe?: (() => void) | undefined
  onMakePlan: () => void
  onDocuments: () => void
  onSearchAgain: () => void
  onChangeSearch: () => void
}

/** Below the list: save it, export it, or search again. */
export function NextSteps({ onSaveProgress, onTakeWithMe, ...props }: NextStepsProps) {
  const t = useText('results')
  return (
    <section aria-labelledby="results-next" className="grid gap-3" data-print="hide">
      <h2 id="results-next">{t('nextSteps')}</h2>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] sm:*:max-w-[22.5rem]">
        <Button icon={<KeyRound aria-hidden size={20} />} onClick={onSaveProgress}>
          {t('saveProgress')}
        </Button>
        {onTakeWithMe && (
          <Button aria-haspopup="dialog" icon={<Printer aria-hidden size={20} />} onClick={onTakeWithMe}>
            {t('takeWithMe')}
          </Button>
        )}
        <Button aria-haspopup="dialog" icon={<ClipboardList aria-hidden size={20} />} onClick={props.onMakePlan}>
          {t('makePlan')}
        </Button>
        <Button aria-haspopup="dialog" icon={<FileText aria-hidden size={20} />} onClick={props.onDocuments}>
          {t('documents')}
        </Button>
        <OpportunitiesLink />
        <Button icon={<RotateCcw aria-hidden size={20} />} onClick={props.onSearchAgain}>
          {t('searchAgain')}
        </Button>
        <Button icon={<MapPin aria-hidden size={20} />} onClick={props.onChangeSearch}>
          {t('changeSearch')}
        </Button>
      </div>
    </section>
  )
}

/** A real URL, so that it can be opened in a new tab; a plain click stays in the page. */
function OpportunitiesLink() {
  const t = useText('results')
  const [, navigate] = useLocation()
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate('/opportunities')
  }
  return (
    <Button href="/opportunities" icon={<BriefcaseBusiness aria-hidden size={20} />} onClick={handleClick}>
      {t('opportunities')}
    </Button>
  )
}

interface MoreNeedsProps {
  /** Needs of the search; none where they are not known, as after a PIN alone. */
  requestedNeeds: readonly NeedKey[]
  onAddNeed: (need: NeedKey) => void
}

/** The first need brings the first number soonest; each other one is a single tap away, below the list. */
export function MoreNeeds({ requestedNeeds, onAddNeed }: MoreNeedsProps) {
  const t = useText('results')
  const names = useText('needs')
  const others = firstDaysNeeds.filter((need) => !requestedNeeds.includes(need))
  if (requestedNeeds.length === 0 || others.length === 0) return null
  return (
    <section aria-labelledby="results-more" className="grid gap-3" data-print="hide">
      <h2 id="results-more">{t('moreNeeds')}</h2>
      <div className="flex flex-wrap gap-2">
        {others.map((need) => (
          <Button key={need} size="small" icon={<Plus aria-hidden size={18} />} onClick={() => onAddNeed(need)}>
            {names(`${need}.label`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
