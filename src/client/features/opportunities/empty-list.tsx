import { GraduationCap, Phone, X } from 'lucide-react'
import type { OpportunityKind } from '#domain/opportunities/opportunity.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'

interface EmptyListProps {
  kind: OpportunityKind
  /** The list is empty only because of the filters. */
  isFiltered: boolean
  onClear: () => void
  onTraining: () => void
}

export function EmptyList({ kind, isFiltered, onClear, onTraining }: EmptyListProps) {
  return isFiltered ? <NothingFits onClear={onClear} /> : <NothingHere kind={kind} onTraining={onTraining} />
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const t = useText('opportunities')
  return (
    <EmptyState
      title={t('empty.filtered')}
      headingLevel="h3"
      action={
        <Button icon={<X aria-hidden size={18} />} onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    >
      <p>{t('empty.filteredText')}</p>
    </EmptyState>
  )
}

/** Says honestly that the list is empty and offers a next step: nothing is made up to fill it. */
function NothingHere({ kind, onTraining }: { kind: OpportunityKind; onTraining: () => void }) {
  const t = useText('opportunities')
  const common = useText('common')
  return (
    <EmptyState
      title={t(`empty.${kind}`)}
      headingLevel="h3"
      action={
        <div className="grid w-full max-w-80 gap-2">
          {kind !== 'training' && (
            <Button wide icon={<GraduationCap aria-hidden size={20} />} onClick={onTraining}>
              {t('empty.seeTraining')}
            </Button>
          )}
          <Button wide href="tel:211" icon={<Phone aria-hidden size={20} />}>
            {common('call211')}
          </Button>
        </div>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
