import '../introductions.css'
import './board.css'
import { type DragEvent, useId, useState } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { type BoardColumn, boardColumns } from '#domain/introductions/partner-inbox.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { classNames } from '#client/ui/class-names.ts'
import { BoardCard, type CardActions } from './board-card.tsx'
import { boardLanes, type BoardLane, movesInto } from './board-moves.ts'

export interface BoardViewProps {
  introductions: readonly PartnerIntroduction[]
  byOwner: boolean
  mayAct: boolean
  now: number
  onMove: CardActions['onMove']
  onDrop: (introduction: PartnerIntroduction, column: BoardColumn) => void
}

/** Five columns; with lanes, five for each owner. */
export function BoardView({ introductions, byOwner, ...rest }: BoardViewProps) {
  const [dragged, setDragged] = useState<PartnerIntroduction | null>(null)
  const handling = { ...rest, dragged, onDragStart: setDragged, onDragEnd: () => setDragged(null) }
  return (
    <div className="pb-board">
      {boardLanes(introductions, byOwner).map((lane) => (
        <Lane key={lane.owner?.id ?? ''} lane={lane} hasTitle={byOwner} {...handling} />
      ))}
    </div>
  )
}

interface Handling extends CardActions, Pick<BoardViewProps, 'mayAct' | 'now' | 'onDrop'> {
  dragged: PartnerIntroduction | null
}

function Lane({ lane, hasTitle, ...handling }: Handling & { lane: BoardLane; hasTitle: boolean }) {
  const t = useText('partnerIntroductions')
  const board = useText('partnerBoard')
  const id = useId()
  return (
    <section aria-labelledby={hasTitle ? id : undefined} className="pb-lane">
      {hasTitle && <h2 id={id}>{board('lane', { owner: lane.owner?.name ?? t('nobody'), count: lane.count })}</h2>}
      <div className="pb-columns">
        {boardColumns.map((column) => (
          <Column
            key={column}
            column={column}
            cards={lane.columns[column]}
            heading={hasTitle ? 'h3' : 'h2'}
            {...handling}
          />
        ))}
      </div>
    </section>
  )
}

interface ColumnProps extends Handling {
  column: BoardColumn
  cards: readonly PartnerIntroduction[]
  heading: 'h2' | 'h3'
}

function Column({ column, cards, heading: Heading, dragged, onDrop, ...card }: ColumnProps) {
  const board = useText('partnerBoard')
  const id = useId()
  const takes = dragged !== null && movesInto(dragged.state, column).length > 0
  const handleOver = (event: DragEvent) => takes && event.preventDefault()
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    card.onDragEnd()
    if (takes) onDrop(dragged, column)
  }
  return (
    // Only a drop target for cards; each card's menu does the same for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={id}
      data-column={column}
      onDragOver={handleOver}
      onDrop={handleDrop}
      className={classNames('pb-column', dragged !== null && (takes ? 'pb-column-takes' : 'pb-column-refuses'))}
    >
      <Heading id={id} className="pb-column-title">
        {board('count', { column: board(`columns.${column}`), count: cards.length })}
      </Heading>
      {cards.length === 0 && <p className="pi-soft">{board('none')}</p>}
      {cards.length > 0 && (
        <ul className="pb-cards">
          {cards.map((introduction) => (
            <BoardCard key={introduction.id} introduction={introduction} {...card} />
          ))}
        </ul>
      )}
    </section>
  )
}
