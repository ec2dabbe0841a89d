import { type DragEvent } from 'react'
import { Link } from 'wouter'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { getBoardColumn } from '#domain/introductions/partner-inbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { classNames } from '#client/ui/class-names.ts'
import { ageing } from '../waiting-age.ts'
import { AgeBadge, StateBadge } from '../state-badge.tsx'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import { viewRoutes } from '../view-switch.tsx'
import { movesFrom, type MoveTarget } from './board-moves.ts'
import { MoveMenu } from './move-menu.tsx'

export interface CardActions {
  onMove: (introduction: PartnerIntroduction, to: MoveTarget) => void
  onDragStart: (introduction: PartnerIntroduction) => void
  onDragEnd: () => void
}

interface BoardCardProps extends CardActions {
  introduction: PartnerIntroduction
  mayAct: boolean
  now: number
}

export function BoardCard({ introduction, mayAct, now, onMove, onDragStart, onDragEnd }: BoardCardProps) {
  const t = useText('partnerIntroductions')
  const board = useText('partnerBoard')
  const words = useIntroductionTexts(now)
  const { id, ref, state, person, needs, urgency, language, owner } = introduction
  const targets = mayAct ? movesFrom(state) : []
  const handleDragStart = (event: DragEvent) => {
    // Contains no personal data: any drop target outside the page could read it.
    event.dataTransfer.setData('text/plain', ref)
    event.dataTransfer.effectAllowed = 'move'
    onDragStart(introduction)
  }
  return (
    // Dragging is optional: the menu below does the same for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-card={id}
      className={classNames('pb-card', `pb-card-${ageing(introduction, now)}`)}
      draggable={targets.length > 0}
      onDragStart={handleDragStart}
      onDragEnd={onDragEnd}
    >
      <Link
        href={`${viewRoutes.table}?id=${id}`}
        className="pb-card-name"
        aria-label={board('open', { ref })}
        draggable={false}
      >
        {ref}
      </Link>
      {mayAct && person && <p className="pb-card-person">{person}</p>}
      <p>{words.need(needs)}</p>
      <p className="pi-soft">{[t(`urgency.${urgency}`), t(`languages.${language}`)].join(' · ')}</p>
      <div className="pi-badges">
        {getBoardColumn(state) === 'closed' && <StateBadge state={state} />}
        {state !== 'withdrawn' && <AgeBadge introduction={introduction} now={now} />}
      </div>
      <p className="pi-soft">{board('owned', { owner: owner?.name ?? t('nobody') })}</p>
      {targets.length > 0 && <MoveMenu name={ref} targets={targets} onMove={(to) => onMove(introduction, to)} />}
    </li>
  )
}
