import { ExternalLink, GraduationCap, Phone, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Contact } from '#domain/facts/facts.ts'
import type { OpportunityKind } from '#domain/opportunities/opportunity.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

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
          <JobCenterButtons />
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
      <p>{t('empty.jobCenterText')}</p>
    </EmptyState>
  )
}

/** Phone number and website come from the facts; without them 2-1-1 is still offered. */
function JobCenterButtons() {
  const t = useText('opportunities')
  const common = useText('common')
  const { language } = useLanguage()
  const center = useJobCenter()
  const url = (language === 'es' ? center?.urlEs : null) ?? center?.url
  const phone = center?.phone
  return (
    <>
      {url && (
        <Button
          wide
          variant="primary"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<ExternalLink aria-hidden size={20} />}
        >
          {t('empty.jobCenter')}
          <VisuallyHidden> {common('opensInNewTab')}</VisuallyHidden>
        </Button>
      )}
      {phone && (
        <Button wide href={`tel:+${phone.replace(/\D/g, '')}`} icon={<Phone aria-hidden size={20} />}>
          {t('empty.callJobCenter', { phone })}
        </Button>
      )}
    </>
  )
}

/** Loaded only for an empty list. */
const loadFacts = () => import('#client/platform/facts/load-facts.ts')

function useJobCenter(): Contact | undefined {
  const [center, setCenter] = useState<Contact>()
  useEffect(() => {
    let isWanted = true
    loadFacts()
      .then(({ loadContacts }) => loadContacts())
      .then(
        ({ contacts }) => isWanted && setCenter(contacts.find(({ id }) => id === 'careeronestop')),
        (error: unknown) => reportQuietly('job center', error),
      )
    return () => {
      isWanted = false
    }
  }, [])
  return center
}
