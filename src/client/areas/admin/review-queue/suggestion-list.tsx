import type { Suggestion } from '#contracts/claims.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import type { ReviewActions } from './use-review-actions.ts'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  buttonProps: ReviewActions<unknown>['buttonProps']
  onClose: (suggestion: Suggestion) => void
  onDraft: (suggestion: Suggestion) => void
}

export function SuggestionList({ suggestions, ...actions }: SuggestionListProps) {
  const t = useText('adminReviewQueue')
  if (suggestions.length === 0) {
    return <EmptyState title={t('suggestions.empty')}>{t('suggestions.emptyText')}</EmptyState>
  }
  return (
    <ul className="desk-list" aria-label={t('tabs.suggestions')}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionCard suggestion={suggestion} {...actions} />
        </li>
      ))}
    </ul>
  )
}

type SuggestionCardProps = Omit<SuggestionListProps, 'suggestions'> & { suggestion: Suggestion }

function SuggestionCard({ suggestion, buttonProps, onClose, onDraft }: SuggestionCardProps) {
  const t = useText('adminReviewQueue')
  const { day } = useMoments()
  const { id, name, city, state, what, phone, website, contactName, email, createdAt, told, isTask } = suggestion
  const needs = useText('needs')
  // The address is plain text on purpose: anyone can submit one, and a click should not open an unknown page.
  const facts = [
    ['what', what],
    ['phone', phone],
    ['address', told?.address],
    ['need', told?.need && needs(`${told.need}.label`)],
    ['website', website],
    ['from', contactName],
    ['email', email],
  ] as const
  return (
    <Card as="article" className="desk-stack">
      <h2>{name}</h2>
      <p>{t('suggestions.place', { city, state })}</p>
      <p className="desk-quiet">{t('suggestions.sentOn', { date: day(createdAt) })}</p>
      {told && <p>{told.times === 1 ? t('suggestions.told') : t('suggestions.toldBy', { count: told.times })}</p>}
      <dl className="desk-facts">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`suggestions.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="desk-buttons">
        {!isTask && (
          <Button
            variant="primary"
            {...buttonProps(`draft ${id}`)}
            aria-label={t('suggestions.draftNamed', { name })}
            onClick={() => onDraft(suggestion)}
          >
            {t('suggestions.draft')}
          </Button>
        )}
        <Button
          {...buttonProps(`close ${id}`)}
          aria-label={t('suggestions.closeNamed', { name })}
          onClick={() => onClose(suggestion)}
        >
          {t('suggestions.close')}
        </Button>
      </div>
    </Card>
  )
}
